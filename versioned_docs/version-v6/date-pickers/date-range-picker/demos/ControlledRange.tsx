import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function ControlledRange() {
  const [[start, end], setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-03-10'),
    dayjs('2025-03-14'),
  ]);
  const days = start?.isValid() && end?.isValid() ? end.diff(start, 'day') + 1 : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'First workday', end: 'Last workday' }}
          value={[start, end]}
          onChange={(value) => setRange(value)}
          shouldDisableDate={isWeekend}
        />
        {/* preview-end */}
        <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
          {days === undefined ? 'Choose both days' : `${days} days`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
