import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const visit = dayjs('2025-04-17');

// preview-start
const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In a week', getValue: () => visit.add(1, 'week') },
  { label: 'In a month', getValue: () => visit.add(1, 'month') },
  { label: 'In half a year', getValue: () => visit.add(6, 'month') },
  { label: 'No follow-up', getValue: () => null },
];
// preview-end

export default function ReadyMadeDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Follow-up"
        sx={{ minHeight: 400, maxWidth: 520, overflowX: 'auto' }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={visit}
          slotProps={{ shortcuts: { items: shortcuts } }}
          sx={{ width: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
