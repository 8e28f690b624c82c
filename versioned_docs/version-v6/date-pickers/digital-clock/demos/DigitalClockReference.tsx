import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opens = dayjs('2025-09-01T08:00');

export default function DigitalClockReference() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="First shift" sx={{ height: 280, maxWidth: 260 }}>
        {/* preview-start */}
        <DigitalClock
          referenceDate={opens}
          minTime={opens}
          skipDisabled
          value={time}
          onChange={(value) => setTime(value)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1, px: 2 }}>
          {time ? time.format('[Value:] YYYY-MM-DD HH:mm') : 'Value: null'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
