import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const slotProps: DateCalendarProps<Dayjs>['slotProps'] = {
  day: ({ day, selected, currentMonth }) => ({
    'aria-label': day.format('dddd, MMMM D'),
    sx: {
      borderRadius: 1,
      fontWeight: selected ? 700 : 400,
      fontStyle: day.isSame(currentMonth, 'month') ? 'normal' : 'italic',
      bgcolor: day.day() % 6 === 0 ? 'action.hover' : undefined,
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
