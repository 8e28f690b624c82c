import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const isSunday = (day: Dayjs) => day.day() === 0;

export default function RangeLimits() {
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'First shift', end: 'Last shift' }}
          defaultValue={[dayjs('2025-04-13'), dayjs('2025-04-20')]}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-04-30')}
          shouldDisableDate={(day, position) => position === 'start' && isSunday(day)}
          onError={setErrors}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`First shift: ${start ?? 'fine'}. Last shift: ${end ?? 'fine'}.`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
