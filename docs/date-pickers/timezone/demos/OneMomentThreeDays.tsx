import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ZoneBars } from './ZoneBars';

dayjs.extend(utc);
dayjs.extend(timezone);

const people = [
  { name: 'Stored', zone: 'UTC' },
  { name: 'Greta in Berlin', zone: 'Europe/Berlin' },
  { name: 'Amir in New York', zone: 'America/New_York' },
];

export default function OneMomentThreeDays() {
  const [start, setStart] = React.useState<dayjs.Dayjs | null>(dayjs.utc('2025-04-17T22:30:00Z'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 250, pt: 1, display: 'grid', gap: 2 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Follow-up call, New York time"
          timezone="America/New_York"
          value={start}
          onChange={setStart}
          sx={{ maxWidth: 320 }}
        />
        {start?.isValid() && <ZoneBars moment={start} people={people} />}
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
