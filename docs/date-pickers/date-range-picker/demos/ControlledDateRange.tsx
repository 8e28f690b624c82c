import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledDateRange() {
  const [[start, end], setRange] = React.useState<DateRange<Dayjs>>([dayjs('2025-09-12'), null]);
  const days = start?.isValid() && end?.isValid() ? end.diff(start, 'day') + 1 : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Training"
          value={[start, end]}
          onChange={(range) => setRange(range)}
          slotProps={{ field: { clearable: true }, textField: { fullWidth: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
          {days === undefined ? 'Choose both days' : `Cover needed for ${days} days`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
