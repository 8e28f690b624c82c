import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2025-04-17');
const soldOut = ['2025-04-18', '2025-04-19', '2025-04-20'];
const isSoldOut = (day: Dayjs) => soldOut.includes(day.format('YYYY-MM-DD'));

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  // preview-start
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      let day = today.add(1, 'day');
      while (!isValid(day)) {
        day = day.add(1, 'day');
      }
      return day;
    },
  },
  // preview-end
  { label: 'Saturday', getValue: () => dayjs('2025-04-19') },
];

export default function ValidShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 80, pt: 1 }}>
        <DatePicker
          label="Boat trip"
          defaultValue={today}
          shouldDisableDate={isSoldOut}
          slotProps={{ shortcuts: { items: shortcuts, changeImportance: 'set' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
