import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const firstShift = dayjs('2025-09-01T08:30');

export default function ClockReferenceDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="First shift" sx={{ height: 270, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeClock referenceDate={firstShift} ampm={false} showViewSwitcher />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
