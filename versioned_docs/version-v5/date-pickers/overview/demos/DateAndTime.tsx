import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function DateAndTime() {
  const [tour, setTour] = React.useState<Dayjs | null>(dayjs('2025-04-17T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 144, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker
          label="Day of the tour"
          value={tour}
          onChange={setTour}
          renderInput={(params) => <TextField {...params} />}
        />
        <TimePicker
          label="Start"
          value={tour}
          onChange={setTour}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
