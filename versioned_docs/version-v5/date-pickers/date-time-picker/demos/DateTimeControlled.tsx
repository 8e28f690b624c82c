import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeControlled() {
  const [test, setTest] = React.useState<Dayjs | null>(dayjs('2025-04-17T08:15'));
  const meal = test?.isValid() ? test.subtract(12, 'hour').format('dddd, MMMM D, HH:mm') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, pt: 1 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Blood test"
          value={test}
          onChange={setTest}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {meal === null ? 'No blood test' : `Last meal: ${meal}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
