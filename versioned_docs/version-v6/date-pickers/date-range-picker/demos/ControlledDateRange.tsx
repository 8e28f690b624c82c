import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';

export default function ControlledDateRange() {
  const [[start, end], setRange] = React.useState<DateRange<Dayjs>>([dayjs('2025-04-14'), null]);
  const days = start?.isValid() && end?.isValid() ? end.diff(start, 'day') + 1 : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'First day of training', end: 'Last day of training' }}
          value={[start, end]}
          onChange={(range) => setRange(range)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {days > 0 ? `Cover needed for ${days} days` : 'Choose both days'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
