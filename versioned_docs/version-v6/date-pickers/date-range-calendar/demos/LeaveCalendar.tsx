import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const leave: DateRange<Dayjs> = [dayjs('2025-04-22'), dayjs('2025-05-09')];

export default function LeaveCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Annual leave" sx={{ height: 360, overflowX: 'auto' }}>
        {/* preview-start */}
        <DateRangeCalendar defaultValue={leave} disableHighlightToday />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
