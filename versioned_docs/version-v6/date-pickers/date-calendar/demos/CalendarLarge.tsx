import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayPickerClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

// preview-start
const large = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  [`& .${pickersDayClasses.root}, & .${dayPickerClasses.weekDayLabel}`]: {
    flex: 1,
    height: 48,
    fontSize: 16,
    borderRadius: 1,
  },
  [`& .${dayPickerClasses.slideTransition}`]: { minHeight: 6 * 52 },
};
// preview-end

export default function CalendarLarge() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Blood donation" sx={{ height: 430, maxWidth: 560 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          views={['day']}
          disableHighlightToday
          sx={large}
        />
      </Box>
    </LocalizationProvider>
  );
}
