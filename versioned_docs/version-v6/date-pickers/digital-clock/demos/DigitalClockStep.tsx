import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-17T14:15');

export default function DigitalClockStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Home visit" sx={{ height: 240, maxWidth: 200 }}>
        {/* preview-start */}
        <DigitalClock defaultValue={visit} timeStep={45} ampm={false} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
