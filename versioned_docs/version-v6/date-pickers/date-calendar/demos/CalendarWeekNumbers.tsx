import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayPickerClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shift = dayjs('2025-04-17');

// preview-start
const weekNumbers = [dayPickerClasses.weekNumber, dayPickerClasses.weekNumberLabel];
const readable = {
  width: '100%',
  [weekNumbers.map((name) => `& .${name}`).join(', ')]: { color: 'text.secondary' },
};
const twoLetters = (_name: string, day: Dayjs) => day.format('dd');
// preview-end

export default function CalendarWeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Week of the roster" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={shift}
          views={['day']}
          displayWeekNumber
          dayOfWeekFormatter={twoLetters}
          disableHighlightToday
          sx={readable}
        />
      </Box>
    </LocalizationProvider>
  );
}
