import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-17')];
const fullyBooked = ['2025-04-09', '2025-04-16', '2025-04-23'];

const dot = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    left: 'calc(50% - 3px)',
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'warning.main',
    pointerEvents: 'none',
  },
};

function BookedDay(props: DateRangePickerDayProps<Dayjs>) {
  const booked = fullyBooked.includes(props.day.format('YYYY-MM-DD'));
  return (
    <DateRangePickerDay
      {...props}
      sx={booked ? dot : undefined}
      aria-label={booked ? `${props.day.format('MMMM D')}, fully booked` : undefined}
    />
  );
}

const slots = { day: BookedDay };

export default function CalendarBookedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Leave" sx={{ height: 360, maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangeCalendar defaultValue={leave} calendars={1} slots={slots} disableHighlightToday />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
