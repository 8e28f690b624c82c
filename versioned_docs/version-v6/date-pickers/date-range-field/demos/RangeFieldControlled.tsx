import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

function describe([start, end]: DateRange<Dayjs>) {
  if (start === null || end === null) return 'A day is missing';
  if (!start.isValid() || !end.isValid()) return 'A day is incomplete';
  return `${end.diff(start, 'day') + 1} days of training`;
}

export default function RangeFieldControlled() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2025-04-07'), null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Training"
          fullWidth
          value={range}
          onChange={(value) => setRange(value)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {describe(range)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
