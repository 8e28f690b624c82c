import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OpeningHours() {
  const [slot, setSlot] = React.useState<Dayjs | null>(dayjs('2025-04-17T11:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <TimePicker
          label="Pottery class"
          value={slot}
          onChange={setSlot}
          minTime={dayjs('2025-04-17T09:00')}
          maxTime={dayjs('2025-04-17T17:30')}
          minutesStep={15}
          renderInput={(params) => <TextField {...params} helperText="From 9:00 am to 5:30 pm" />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
