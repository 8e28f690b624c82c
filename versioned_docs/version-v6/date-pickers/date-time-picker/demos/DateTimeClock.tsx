import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const surgery = dayjs('2025-04-17T10:00');

const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
};

export default function DateTimeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Surgery" sx={{ height: 460, maxWidth: 360 }}>
        {/* preview-start */}
        <StaticDateTimePicker
          defaultValue={surgery}
          openTo="hours"
          viewRenderers={clock}
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
