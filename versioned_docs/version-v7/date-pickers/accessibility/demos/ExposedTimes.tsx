import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { Exposed } from './Exposed';

const start = dayjs('2025-04-17T09:30');

export default function ExposedTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 300 }}>
        <Exposed>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            {/* preview-start */}
            <div role="group" aria-label="Start, in a list">
              <DigitalClock defaultValue={start} sx={{ maxHeight: 240 }} />
            </div>
            <div role="group" aria-label="Start, on a clock">
              <TimeClock defaultValue={start} />
            </div>
            {/* preview-end */}
          </Box>
        </Exposed>
      </Box>
    </LocalizationProvider>
  );
}
