import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

// preview-start
const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'Enter a complete date and time',
  minDate: 'The first free day is April 14',
  minTime: 'We open at 9 am',
  maxTime: 'The last visit starts at 4:30 pm',
  minutesStep: 'Visits start at the full and the half hour',
};
// preview-end

export default function FormOwnMessages() {
  const [reason, setReason] = React.useState<DateTimeValidationError>(null);
  const message = reason && (messages[reason] ?? 'This time is not available');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320, pt: 1 }}>
        <DateTimePicker
          label="Visit"
          defaultValue={dayjs('2025-04-17T09:20')}
          minDate={dayjs('2025-04-14')}
          minTime={dayjs('2025-04-14T09:00')}
          maxTime={dayjs('2025-04-14T16:30')}
          minutesStep={30}
          onError={(next) => setReason(next)}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: message ?? 'Every 30 minutes, 9 am to 4:30 pm',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
