import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const opens = dayjs.utc('2025-04-17T06:00:00Z');

export default function LimitsInZone() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        {/* preview-start */}
        <DateTimePicker
          label="First slot, Kolkata"
          timezone="Asia/Kolkata"
          ampm={false}
          minDateTime={opens}
          defaultValue={dayjs.utc('2025-04-17T05:45:00Z')}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error ? `Not before ${opens.tz('Asia/Kolkata').format('HH:mm')}` : ' ',
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
