import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const opens = dayjs('2025-04-07');
const closes = dayjs('2025-06-20');
const holidays = ['2025-04-18', '2025-04-21', '2025-05-01'];

function isClosed(day: Dayjs) {
  return day.day() === 0 || holidays.includes(day.format('YYYY-MM-DD'));
}
// preview-end

export default function CalendarLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Vaccination" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          minDate={opens}
          maxDate={closes}
          shouldDisableDate={isClosed}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
