import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockBasic() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T07:40'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Reminder" sx={{ height: 280, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeClock value={time} onChange={(value) => setTime(value)} showViewSwitcher ampmInClock />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          {time ? time.format('[Reminder at] h:mm A') : 'No reminder'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
