import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

// preview-start
function MonthHeader({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps<Dayjs>) {
  return (
    <Stack direction="row" sx={{ px: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Button onClick={() => onMonthChange(currentMonth.subtract(1, 'month'), 'right')}>
        Earlier
      </Button>
      <span id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </span>
      <Button onClick={() => onMonthChange(currentMonth.add(1, 'month'), 'left')}>Later</Button>
    </Stack>
  );
}

const slots = { calendarHeader: MonthHeader };
// preview-end

export default function CustomCalendarHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Eye exam" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          views={['day']}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
