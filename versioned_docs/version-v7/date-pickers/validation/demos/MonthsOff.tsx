import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const isSummer = (month: Dayjs) => month.month() === 6 || month.month() === 7;

const isUnplanned = (year: Dayjs) => year.year() > 2026;
// preview-end

export default function MonthsOff() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Training month" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-01')}
          views={['year', 'month']}
          openTo="month"
          shouldDisableMonth={isSummer}
          shouldDisableYear={isUnplanned}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
