import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstDatePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <Box sx={{ height: 112, pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Appointment" value={value} onChange={setValue} />
      </LocalizationProvider>
      {/* preview-end */}
      <Typography sx={{ mt: 1 }}>
        Chosen: {value?.isValid() ? value.format('dddd, MMMM D, YYYY') : 'no complete date'}
      </Typography>
    </Box>
  );
}
