import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const hours: DateRange<Dayjs> = [dayjs('2025-04-17T09:00'), dayjs('2025-04-17T12:30')];

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Choose both times';
  const minutes = end.diff(start, 'minute');
  return minutes < 0 ? 'Ends before it starts' : `${minutes / 20} appointments of 20 minutes`;
}

export default function TimeRangeControlled() {
  const [range, setRange] = React.useState(hours);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker
          label="Clinic hours"
          value={range}
          onChange={(value) => setRange(value)}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {describe(range)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
