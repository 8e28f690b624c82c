import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const start = dayjs('2025-04-17T10:00');

export default function ClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 270, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <div role="group" aria-label="Surgery starts, read-only">
          <TimeClock defaultValue={start} readOnly showViewSwitcher sx={{ width: 300 }} />
        </div>
        <div role="group" aria-label="Surgery starts, disabled">
          <TimeClock defaultValue={start} disabled sx={{ width: 300 }} />
        </div>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
