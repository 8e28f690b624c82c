import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'New moon', getValue: () => dayjs('2025-04-27') },
  { label: 'Full moon', getValue: () => dayjs('2025-04-13') },
];

export default function InlineShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Observation night" sx={{ height: 400, overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            shortcuts: { items: shortcuts, sx: { display: 'flex', maxWidth: 320 } },
            layout: {
              sx: {
                justifyContent: 'start',
                [`.${pickersLayoutClasses.shortcuts}`]: { gridColumn: 2, gridRow: 1 },
              },
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
