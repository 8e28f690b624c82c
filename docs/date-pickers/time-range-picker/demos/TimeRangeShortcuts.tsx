import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const at = (hour: number) => dayjs('2025-04-17').hour(hour);

const shifts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Early', getValue: () => [at(6), at(14)] },
  { label: 'Late', getValue: () => [at(14), at(22)] },
  { label: 'Day', getValue: () => [at(8), at(20)] },
];

export default function TimeRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker
          label="Shift"
          defaultValue={[at(6), at(14)]}
          slotProps={{ shortcuts: { items: shifts } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
