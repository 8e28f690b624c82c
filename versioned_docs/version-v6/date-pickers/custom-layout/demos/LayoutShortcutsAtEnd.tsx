import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const visit = dayjs('2025-04-17');
const nextVisits: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => visit.add(1, 'day') },
  { label: 'Next week', getValue: () => visit.add(1, 'week') },
];

// preview-start
const atEnd = {
  [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 4, gridRow: 2 },
  [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: '1 / 4' },
};
// preview-end

export default function LayoutShortcutsAtEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Next visit" style={{ width: 'fit-content' }}>
        <StaticDatePicker
          defaultValue={visit}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slotProps={{
            layout: { sx: atEnd },
            shortcuts: { items: nextVisits },
            actionBar: { actions: [] },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
