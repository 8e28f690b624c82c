import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const rotation: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-05-23')];

export default function RangeCalendarCount() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 480, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'First day shift', end: 'Last day shift' }}
          calendars={1}
          defaultValue={rotation}
        />
        <DateRangePicker
          localeText={{ start: 'First night shift', end: 'Last night shift' }}
          calendars={3}
          currentMonthCalendarPosition={2}
          defaultValue={rotation}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
