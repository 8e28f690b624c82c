import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const stay: DateRange<Dayjs> = [dayjs('2025-04-22'), dayjs('2025-04-25')];

export default function CalendarMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Inpatient stay" sx={{ height: 360, overflowX: 'auto' }}>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={2}
          currentMonthCalendarPosition={2}
          disableAutoMonthSwitching
          defaultValue={stay}
          disableHighlightToday
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
