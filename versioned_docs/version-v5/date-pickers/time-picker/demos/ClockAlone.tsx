import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { ClockPicker } from '@mui/x-date-pickers/ClockPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClockAlone() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T09:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Reminder" sx={{ maxWidth: 320 }}>
        {/* preview-start */}
        <Box sx={{ position: 'relative' }}>
          <ClockPicker ampm ampmInClock showViewSwitcher date={time} onChange={setTime} />
        </Box>
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          {`Reminder at ${time?.format('h:mm A') ?? 'no time'}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
