import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2025-04-17');

// preview-start
const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In a week', getValue: () => today.add(1, 'week') },
  { label: 'End of month', getValue: () => today.endOf('month') },
  { label: 'No date', getValue: () => null },
];
// preview-end

export default function DateShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 80, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Return the book"
          defaultValue={today}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
