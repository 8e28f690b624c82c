import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
/** The practice is closed in August and for all of 2026. */
const isClosedMonth = (month: Dayjs) => month.month() === 7;
const isClosedYear = (year: Dayjs) => year.year() === 2026;
// preview-end

export default function DisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Month of the checkup" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          minDate={dayjs('2024-01-01')}
          maxDate={dayjs('2029-12-31')}
          shouldDisableMonth={isClosedMonth}
          shouldDisableYear={isClosedYear}
          views={['year', 'month']}
          openTo="month"
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
