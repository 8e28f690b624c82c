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
      <Box sx={{ height: 152, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateRangePicker label="Rotation, one month" calendars={1} defaultValue={rotation} />
        <DateRangePicker
          label="Rotation, three months"
          calendars={3}
          currentMonthCalendarPosition={2}
          defaultValue={rotation}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
