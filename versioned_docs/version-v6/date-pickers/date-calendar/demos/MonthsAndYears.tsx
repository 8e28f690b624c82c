import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const roster = dayjs('2025-04-01');
const first = dayjs('2019-01-01');
const last = dayjs('2026-12-31');

export default function MonthsAndYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 230, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <MonthCalendar
          aria-label="Month of the roster"
          defaultValue={roster}
          disableHighlightToday
        />
        <YearCalendar
          aria-label="Year of the roster"
          defaultValue={roster}
          minDate={first}
          maxDate={last}
          yearsPerRow={4}
          disableHighlightToday
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
