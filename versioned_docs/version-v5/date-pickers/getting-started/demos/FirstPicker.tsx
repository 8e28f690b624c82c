import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <Box sx={{ height: 72, pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Appointment"
          value={day}
          onChange={setDay}
          renderInput={(params) => <TextField {...params} />}
        />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
