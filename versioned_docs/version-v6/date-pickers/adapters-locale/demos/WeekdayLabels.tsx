import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const formatWeekday = (_name: string, day: Dayjs) => day.format('ddd');
// preview-end

export default function WeekdayLabels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Vaccination" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          views={['day']}
          dayOfWeekFormatter={formatWeekday}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
