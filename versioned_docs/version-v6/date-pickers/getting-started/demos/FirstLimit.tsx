import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2025-04-01');

export default function FirstLimit() {
  const [error, setError] = React.useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-03-31')}
          minDate={opening}
          onError={(reason) => setError(reason)}
          slotProps={{
            textField: { helperText: error === 'minDate' ? 'We open on April 1, 2025' : ' ' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
