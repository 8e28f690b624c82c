import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const shiftStarts = dayjs('2025-04-17T22:00');
const shiftEnds = dayjs('2025-04-18T06:00');

export default function MomentLimits() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Handover"
          defaultValue={dayjs('2025-04-18T07:30')}
          minDateTime={shiftStarts}
          maxDateTime={shiftEnds}
          onError={setError}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: error ? `Not possible: ${error}` : 'April 17, 10 pm to April 18, 6 am',
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
