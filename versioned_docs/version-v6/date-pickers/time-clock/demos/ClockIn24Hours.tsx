import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const nightShift = dayjs('2025-04-17T22:00');

export default function ClockIn24Hours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Night shift starts" sx={{ height: 270, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeClock defaultValue={nightShift} ampm={false} showViewSwitcher />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
