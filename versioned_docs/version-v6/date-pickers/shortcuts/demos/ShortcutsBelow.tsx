import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const visit = dayjs('2025-04-17');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In a week', getValue: () => visit.add(1, 'week') },
  { label: 'In a month', getValue: () => visit.add(1, 'month') },
];

// preview-start
const below = {
  [`.${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: '2 / 4',
    gridRow: 3,
    display: 'flex',
    maxWidth: 'none',
  },
  [`.${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
};
// preview-end

export default function ShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Follow-up" sx={{ minHeight: 445, maxWidth: 360 }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={visit}
          slotProps={{ shortcuts: { items: shortcuts }, layout: { sx: below } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
