import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const booked = dayjs.utc('2025-04-17T14:30:00Z');

export default function OneMomentTwoUsers() {
  const [start, setStart] = React.useState<dayjs.Dayjs | null>(booked);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DateTimePicker
            label="Greta in Berlin"
            timezone="Europe/Berlin"
            value={start}
            onChange={setStart}
          />
          <DateTimePicker
            label="Amir in New York"
            timezone="America/New_York"
            value={start}
            onChange={setStart}
          />
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {start?.isValid() ? start.toISOString() : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
