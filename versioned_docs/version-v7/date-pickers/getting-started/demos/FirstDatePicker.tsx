import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstDatePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <Box sx={{ height: 104, maxWidth: 360, pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Appointment" value={value} onChange={(day) => setValue(day)} />
      </LocalizationProvider>
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {value?.isValid() ? value.format('dddd, MMMM D, YYYY') : 'No complete date'}
      </Typography>
    </Box>
  );
}
