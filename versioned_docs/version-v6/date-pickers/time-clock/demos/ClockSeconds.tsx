import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const sample = dayjs('2025-04-17T14:03:20');

export default function ClockSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Sample taken" sx={{ height: 270, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeClock
          views={['hours', 'minutes', 'seconds']}
          openTo="seconds"
          defaultValue={sample}
          ampm={false}
          showViewSwitcher
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
