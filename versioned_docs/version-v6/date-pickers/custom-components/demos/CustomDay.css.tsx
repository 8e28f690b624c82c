import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import './CustomDay.css';

const shifts = ['2025-04-03', '2025-04-10', '2025-04-22', '2025-04-24'];

// preview-start
function ShiftDay(props: PickersDayProps<Dayjs>) {
  const { day } = props;
  if (props.outsideCurrentMonth || !shifts.includes(day.format('YYYY-MM-DD'))) {
    return <PickersDay {...props} />;
  }
  return (
    <PickersDay {...props} aria-label={day.format('MMMM D, [shift]')} className="roster-shift" />
  );
}
// preview-end

const slots = { day: ShiftDay };

export default function CustomDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Shifts" className="roster">
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          views={['day']}
          disableHighlightToday
          className="roster-calendar"
        />
      </div>
    </LocalizationProvider>
  );
}
