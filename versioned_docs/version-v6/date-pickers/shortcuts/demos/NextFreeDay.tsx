import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const firstDay = dayjs('2025-04-18');
const booked = ['2025-04-18', '2025-04-21', '2025-04-22'];

const isTaken = (day: Dayjs) =>
  day.day() === 0 || day.day() === 6 || booked.includes(day.format('YYYY-MM-DD'));

// preview-start
const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Friday, April 18', getValue: () => firstDay },
  {
    label: 'First free day',
    getValue: ({ isValid }) => {
      const days = Array.from({ length: 30 }, (_, index) => firstDay.add(index, 'day'));
      return days.find((day) => isValid(day)) ?? null;
    },
  },
];
// preview-end

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, pt: 1 }}>
        <DatePicker
          label="Follow-up"
          referenceDate={firstDay}
          minDate={firstDay}
          shouldDisableDate={isTaken}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
