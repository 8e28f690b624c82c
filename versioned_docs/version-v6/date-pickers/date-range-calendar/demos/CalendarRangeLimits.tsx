import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const opens = dayjs('2025-04-01');
const closes = dayjs('2025-06-30');
const weeks: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-18')];

export default function CalendarRangeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Placement, Monday to Friday"
        sx={{ height: 360, maxWidth: 320 }}
      >
        {/* preview-start */}
        <DateRangeCalendar
          minDate={opens}
          maxDate={closes}
          shouldDisableDate={(day, position) => day.day() !== (position === 'start' ? 1 : 5)}
          defaultValue={weeks}
          calendars={1}
          disableHighlightToday
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
