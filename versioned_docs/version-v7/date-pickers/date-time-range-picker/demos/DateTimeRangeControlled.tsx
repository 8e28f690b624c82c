import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const booked: DateRange<Dayjs> = [dayjs('2025-04-17T09:00'), dayjs('2025-04-18T12:00')];

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Choose both ends';
  return `${end.diff(start, 'hour')} hours`;
}

export default function DateTimeRangeControlled() {
  const [range, setRange] = React.useState(booked);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 520 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          value={range}
          onChange={(value) => setRange(value)}
          localeText={{ start: 'Room booked from', end: 'Room booked until' }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {describe(range)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
