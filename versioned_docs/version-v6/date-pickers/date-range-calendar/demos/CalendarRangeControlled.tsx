import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

const firstWeek: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-11')];

export default function CalendarRangeControlled() {
  const [range, setRange] = React.useState(firstWeek);
  const [start, end] = range;
  const days = start && end ? end.diff(start, 'day') + 1 : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Training" sx={{ height: 390, maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangeCalendar
          value={range}
          onChange={(value) => setRange(value)}
          calendars={1}
          disableHighlightToday
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {days === null ? 'Choose the last day' : `${days} days of training`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
