import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ExpandMore from '@mui/icons-material/ExpandMore';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const slots: DateCalendarProps<Dayjs>['slots'] = {
  leftArrowIcon: ArrowBack,
  rightArrowIcon: ArrowForward,
  switchViewIcon: ExpandMore,
};
const slotProps: DateCalendarProps<Dayjs>['slotProps'] = {
  previousIconButton: { size: 'small' },
  nextIconButton: { size: 'small' },
  switchViewButton: { color: 'primary' },
  calendarHeader: { sx: { pl: 2 } },
};
const dateFormats = { monthAndYear: 'MMM YYYY' };
// preview-end

export default function SlotArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <div role="group" aria-label="Safety training">
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          minDate={dayjs('2025-04-01')}
          disableHighlightToday
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
