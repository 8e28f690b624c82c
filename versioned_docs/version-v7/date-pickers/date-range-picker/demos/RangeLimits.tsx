import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function RangeLimits() {
  const [boat, setBoat] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-08-04'),
    dayjs('2025-08-10'),
  ]);
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'Boat taken', end: 'Boat returned' }}
          value={boat}
          onChange={(value) => setBoat(value)}
          minDate={dayjs('2025-08-01')}
          maxDate={dayjs('2025-08-31')}
          shouldDisableDate={(day, position) => position === 'start' && day.day() === 0}
          onError={setErrors}
        />
        {/* preview-end */}
        <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
          {start || end ? `Not possible: ${start ?? end}` : 'Boats are free on these days.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
