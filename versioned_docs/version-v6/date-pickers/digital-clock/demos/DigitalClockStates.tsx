import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2025-04-17T10:00');
const marked = { digitalClockItem: { 'aria-disabled': true } };

export default function DigitalClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 240, display: 'flex', gap: 3 }}>
        {/* preview-start */}
        <div role="group" aria-label="Surgery starts, read-only">
          <DigitalClock defaultValue={start} readOnly />
        </div>
        <div role="group" aria-label="Surgery starts, disabled">
          <DigitalClock defaultValue={start} disabled slotProps={marked} />
        </div>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
