import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockBasic() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T09:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Eye test" sx={{ height: 280, maxWidth: 200 }}>
        {/* preview-start */}
        <DigitalClock value={time} onChange={(value) => setTime(value)} />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1, px: 2 }}>
          {time ? time.format('[Eye test at] h:mm A') : 'No time yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
