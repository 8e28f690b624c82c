import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shift = dayjs('2026-02-17');

export default function CalendarWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Shift" sx={{ height: 340, maxWidth: 320 }}>
        {/* preview-start */}
        <DateCalendar
          defaultValue={shift}
          views={['day']}
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
