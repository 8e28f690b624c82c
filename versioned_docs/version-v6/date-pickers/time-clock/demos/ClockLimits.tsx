import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const appointment = dayjs('2025-04-17T09:30');
const opens = dayjs('2025-04-17T08:00');
const closes = dayjs('2025-04-17T17:30');

export default function ClockLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Blood test" sx={{ height: 270, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeClock
          defaultValue={appointment}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          ampm={false}
          showViewSwitcher
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
