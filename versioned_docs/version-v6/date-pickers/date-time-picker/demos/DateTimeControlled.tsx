import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = dayjs('2025-04-17T08:15');

export default function DateTimeControlled() {
  const [test, setTest] = React.useState<Dayjs | null>(booked);
  const lastMeal = test?.isValid() ? test.subtract(12, 'hour').format('dddd, MMMM D, HH:mm') : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Blood test"
          value={test}
          onChange={(value) => setTest(value)}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {lastMeal === null ? 'No blood test' : `Last meal: ${lastMeal}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
