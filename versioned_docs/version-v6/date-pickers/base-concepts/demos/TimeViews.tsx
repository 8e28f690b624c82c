import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const start = dayjs('2025-04-17T06:30');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 300, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <div role="group" aria-label="Start, in a list">
          <DigitalClock defaultValue={start} timeStep={30} />
        </div>
        <div role="group" aria-label="Start, on a clock">
          <TimeClock defaultValue={start} />
        </div>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
