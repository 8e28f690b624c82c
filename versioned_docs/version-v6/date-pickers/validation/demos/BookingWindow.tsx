import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstNight = dayjs('2025-04-10');
const lastNight = dayjs('2025-05-31');

function getMessage(error: DateValidationError) {
  if (error === 'minDate') return 'The campsite opens on April 10.';
  if (error === 'maxDate') return 'The last night is May 31.';
  return error ? 'Enter a complete date.' : 'April 10 to May 31, 2025';
}

export default function BookingWindow() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="First night"
          defaultValue={dayjs('2025-06-03')}
          minDate={firstNight}
          maxDate={lastNight}
          onError={setError}
          slotProps={{ textField: { helperText: getMessage(error) } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
