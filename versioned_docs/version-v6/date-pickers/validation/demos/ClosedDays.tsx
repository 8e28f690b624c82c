import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = ['2025-04-18', '2025-04-20'];

// preview-start
function isClosed(day: Dayjs) {
  return day.day() === 1 || holidays.includes(day.format('YYYY-MM-DD'));
}
// preview-end

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Dentist appointment" sx={{ height: 340, overflowX: 'auto' }}>
        <DateCalendar defaultValue={dayjs('2025-04-17')} shouldDisableDate={isClosed} />
      </Box>
    </LocalizationProvider>
  );
}
