import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const trial: DateRange<Dayjs> = [dayjs('2025-04-17T08:00'), dayjs('2025-05-02T18:00')];

export default function DateTimeRangeCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 520, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimeRangePicker
          calendars={2}
          defaultValue={trial}
          localeText={{ start: 'Two months, from', end: 'To' }}
        />
        <DateTimeRangePicker
          ampm={false}
          format="MM/DD/YYYY HH:mm"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={trial}
          localeText={{ start: 'Every 30 minutes, from', end: 'To' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
