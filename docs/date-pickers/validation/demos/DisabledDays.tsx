import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const booked = ['2025-04-15', '2025-04-24'];

function isClosed(day: Dayjs) {
  return day.day() === 1 || booked.includes(day.format('YYYY-MM-DD'));
}
// preview-end

export default function DisabledDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Consultation" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          shouldDisableDate={isClosed}
          views={['day']}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
