import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

function toHours(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both times';
  const minutes = end.diff(start, 'minute');
  const total = minutes < 0 ? minutes + 24 * 60 : minutes;
  return `${Math.floor(total / 60)} h ${total % 60} min${minutes < 0 ? ', ends the next day' : ''}`;
}

export default function TimePickerControlled() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-17T22:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 100, maxWidth: 600 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <TimePicker label="Start" value={start} onChange={(value) => setStart(value)} />
          <TimePicker label="End" value={end} onChange={(value) => setEnd(value)} />
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {toHours(start, end)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
