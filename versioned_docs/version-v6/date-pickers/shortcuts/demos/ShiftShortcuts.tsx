import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

// preview-start
const shifts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Early, 6:00', getValue: () => dayjs('2025-04-17T06:00') },
  { label: 'Late, 14:00', getValue: () => dayjs('2025-04-17T14:00') },
  { label: 'Night, 22:00', getValue: () => dayjs('2025-04-17T22:00') },
];
// preview-end

export default function ShiftShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, pt: 1 }}>
        <TimePicker
          label="Shift starts"
          ampm={false}
          defaultValue={dayjs('2025-04-17T06:00')}
          slotProps={{ shortcuts: { items: shifts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
