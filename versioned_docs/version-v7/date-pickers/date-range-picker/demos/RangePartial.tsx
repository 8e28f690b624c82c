import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRange<Dayjs>) {
  if (start === null && end === null) return 'Not on sick leave';
  if (end === null) return 'Until further notice';
  return start === null ? 'Add the first day' : 'Both days are known';
}

export default function RangePartial() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2025-04-14'), null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'Sick since', end: 'Back on' }}
          value={range}
          onChange={(value) => setRange(value)}
          slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {describe(range)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
