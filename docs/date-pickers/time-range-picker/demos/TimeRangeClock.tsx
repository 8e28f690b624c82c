import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const visits: DateRange<Dayjs> = [dayjs('2025-04-17T15:00'), dayjs('2025-04-17T18:00')];

const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
  meridiem: null,
};

export default function TimeRangeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <MobileTimeRangePicker label="Visiting hours" viewRenderers={clock} defaultValue={visits} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
