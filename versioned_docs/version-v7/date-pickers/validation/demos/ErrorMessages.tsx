import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function toMessage(error: DateValidationError) {
  switch (error) {
    case null:
      return 'This day is free';
    case 'minDate':
      return 'The first free day is April 14';
    case 'invalidDate':
      return 'This is not a complete date';
    default:
      return 'Choose another day';
  }
}

export default function ErrorMessages() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, width: '100%', pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-04-11')}
          minDate={dayjs('2025-04-14')}
          onError={setError}
          slotProps={{ textField: { helperText: toMessage(error) } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
