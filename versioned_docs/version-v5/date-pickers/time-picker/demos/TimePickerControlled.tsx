import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerControlled() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:30'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:15'));
  const minutes = start && end ? end.diff(start, 'minute') : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <TimePicker
            label="From"
            value={start}
            onChange={setStart}
            renderInput={(params) => <TextField {...params} />}
          />
          <TimePicker
            label="To"
            value={end}
            onChange={setEnd}
            renderInput={(params) => <TextField {...params} />}
          />
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {minutes > 0 ? `Working time: ${(minutes / 60).toFixed(2)} hours` : 'Check both times'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
