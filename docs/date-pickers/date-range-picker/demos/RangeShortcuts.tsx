import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const firstDay = dayjs('2025-02-01');

// preview-start
const shortcuts = [1, 2, 4].map((weeks) => ({
  label: weeks === 1 ? 'One week' : `${weeks} weeks`,
  getValue: (): [Dayjs, Dayjs] => [firstDay, firstDay.add(weeks * 7 - 1, 'day')],
}));

const isClosed = (day: Dayjs) => day.day() === 1;
// preview-end

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320, pt: 1 }}>
        <DateRangePicker
          label="Placement"
          minDate={firstDay}
          maxDate={dayjs('2025-03-31')}
          shouldDisableDate={isClosed}
          calendars={1}
          defaultValue={[dayjs('2025-02-04'), dayjs('2025-02-09')]}
          slotProps={{ shortcuts: { items: shortcuts }, textField: { fullWidth: true } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
