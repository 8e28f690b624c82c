import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const slotProps: DateCalendarProps['slotProps'] = {
  day: ({ day, isDaySelected, isDayOutsideMonth }) => ({
    'aria-label': dayjs(day).format('dddd, MMMM D'),
    sx: {
      borderRadius: 1,
      fontWeight: isDaySelected ? 700 : 400,
      fontStyle: isDayOutsideMonth ? 'italic' : 'normal',
      bgcolor: dayjs(day).day() % 6 === 0 ? 'action.hover' : undefined,
    },
  }),
};
// preview-end

export default function SlotDayByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Weekend duty">
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          disableHighlightToday
          showDaysOutsideCurrentMonth
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
