import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const admission = dayjs('2025-04-14T16:00');
const discharge = dayjs('2025-04-17T11:00');
const tooLate = dayjs('2025-04-17T14:30');

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The patient arrives on April 14',
  maxDate: 'The patient leaves on April 17',
  minTime: 'The patient arrives at 4 PM',
  maxTime: 'The patient leaves at 11 AM',
};

export default function DateTimeLimits() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Visiting time"
          defaultValue={tooLate}
          minDateTime={admission}
          maxDateTime={discharge}
          onError={(reason) => setError(reason)}
          slotProps={{ textField: { helperText: error === null ? ' ' : messages[error] } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
