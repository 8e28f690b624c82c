import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Smaller days: the calendar fits a narrow column. */
const small = {
  height: 260,
  width: '100%',
  '& .MuiPickersCalendarHeader-root': { minHeight: 36, my: 0, px: 1 },
  '& .MuiDayCalendar-weekDayLabel, & .MuiPickersDay-root': { height: 28, width: 28 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 190 },
};

export default function HomePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of the appointment">
        <DateCalendar defaultValue={dayjs('2025-08-12')} sx={small} />
      </Box>
    </LocalizationProvider>
  );
}
