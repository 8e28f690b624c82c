import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const firstDay = dayjs('2025-04-14');

// preview-start
const shortcuts = [1, 2, 4].map((weeks) => ({
  label: weeks === 1 ? 'One week' : `${weeks} weeks`,
  getValue: (): DateRange<Dayjs> => [firstDay, firstDay.add(weeks * 7 - 3, 'day')],
}));
// preview-end

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 480, pt: 1 }}>
        <DateRangePicker
          localeText={{ start: 'Placement starts', end: 'Placement ends' }}
          maxDate={dayjs('2025-04-30')}
          calendars={1}
          defaultValue={[dayjs('2025-04-14'), dayjs('2025-04-18')]}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
