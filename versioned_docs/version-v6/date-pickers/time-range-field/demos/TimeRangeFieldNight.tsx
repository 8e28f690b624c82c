import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const night: DateRange<Dayjs> = [dayjs('2025-04-17T22:00'), dayjs('2025-04-18T06:00')];
const labels = { start: 'Shift starts', end: 'Shift ends' };

// preview-start
function endAfterStart([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}
// preview-end

export default function TimeRangeFieldNight() {
  const [range, setRange] = React.useState(night);
  const [start, end] = range;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 420 }}>
        <MultiInputTimeRangeField
          value={range}
          onChange={(value) => setRange(endAfterStart(value))}
          slotProps={{ textField: ({ position }) => ({ label: labels[position] }) }}
        />
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {hours === null ? 'Enter both times' : `${hours.toFixed(1)} hours`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
