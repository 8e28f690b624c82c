import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const night: DateRange<Dayjs> = [dayjs('2025-04-17T22:00'), dayjs('2025-04-18T06:00')];

function endOnNextDay([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

export default function TimeRangeNight() {
  const [range, setRange] = React.useState(night);
  const [start, end] = range;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker
          label="Night shift"
          value={range}
          onChange={(value) => setRange(endOnNextDay(value))}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {hours === null ? 'Choose both times' : `${hours} hours`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
