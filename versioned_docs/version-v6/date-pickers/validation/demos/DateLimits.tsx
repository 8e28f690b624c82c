import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-04-10');
const lastDay = dayjs('2025-05-31');

function getMessage(error: DateValidationError) {
  if (error === 'minDate') return 'Appointments start on April 10.';
  if (error === 'maxDate') return 'The last day is May 31.';
  return error ? 'Enter a complete date.' : 'April 10 to May 31, 2025';
}

export default function DateLimits() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-06-03')}
          minDate={firstDay}
          maxDate={lastDay}
          onError={setError}
          slotProps={{ textField: { helperText: getMessage(error) } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
