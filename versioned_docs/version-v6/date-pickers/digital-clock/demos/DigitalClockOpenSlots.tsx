import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opens = dayjs('2025-04-17T08:00');
const closes = dayjs('2025-04-17T12:00');
const taken = ['08:40', '09:00', '10:20'];

export default function DigitalClockOpenSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Vaccination" sx={{ height: 240, maxWidth: 200 }}>
        {/* preview-start */}
        <DigitalClock
          defaultValue={dayjs('2025-04-17T09:20')}
          timeStep={20}
          minTime={opens}
          maxTime={closes}
          shouldDisableTime={(time) => taken.includes(time.format('HH:mm'))}
          skipDisabled
          ampm={false}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
