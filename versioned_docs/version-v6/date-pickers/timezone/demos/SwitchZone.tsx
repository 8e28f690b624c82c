import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Europe/Lisbon', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];

export default function SwitchZone() {
  const [zone, setZone] = React.useState('Europe/Berlin');
  const [keep, setKeep] = React.useState('moment');
  const [start, setStart] = React.useState<dayjs.Dayjs | null>(
    dayjs.tz('2025-04-17T16:30:00', 'Europe/Berlin'),
  );

  // preview-start
  const changeZone = (next: string) => {
    setZone(next);
    if (start?.isValid()) {
      // `true` keeps the wall-clock time: 16:30 stays 16:30.
      setStart(start.tz(zone).tz(next, keep === 'clock'));
    }
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label="Zone"
            value={zone}
            onChange={(event) => changeZone(event.target.value)}
            sx={{ width: 180 }}
          >
            {zones.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Keep"
            value={keep}
            onChange={(event) => setKeep(event.target.value)}
            sx={{ width: 150 }}
          >
            <MenuItem value="moment">The moment</MenuItem>
            <MenuItem value="clock">The time</MenuItem>
          </TextField>
          <DateTimePicker
            label="Start"
            timezone={zone}
            ampm={false}
            value={start}
            onChange={setStart}
          />
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {start?.isValid() ? start.toISOString() : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
