import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { EventLog, toText, useEventLog } from './EventLog';

const visit = dayjs('2025-04-17');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In a week', getValue: () => visit.add(7, 'day') },
  { label: 'In a month', getValue: () => visit.add(1, 'month') },
];

export default function ShortcutEvents() {
  const { lines, log, clear } = useEventLog();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 220, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DatePicker
          label="Follow-up"
          defaultValue={visit}
          onChange={(value, { shortcut }) =>
            log(`onChange ${toText(value)}, ${shortcut?.label ?? 'no shortcut'}`)
          }
          onAccept={(value) => log(`onAccept ${toText(value)}`)}
          onClose={() => log('onClose')}
          slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
        />
        {/* preview-end */}
        <EventLog lines={lines} onClear={clear} />
      </Box>
    </LocalizationProvider>
  );
}
