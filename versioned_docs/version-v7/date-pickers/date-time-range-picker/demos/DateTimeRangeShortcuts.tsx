import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const start = dayjs('2025-04-17T20:00');
const standby: DateRange<Dayjs> = [start, start.add(12, 'hour')];

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Night', getValue: () => [start, start.add(12, 'hour')] },
  { label: 'Weekend', getValue: () => [start.add(1, 'day'), start.add(84, 'hour')] },
];

export default function DateTimeRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 520 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          defaultValue={standby}
          localeText={{ start: 'Standby from', end: 'Standby until' }}
          slotProps={{ shortcuts: { items } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
