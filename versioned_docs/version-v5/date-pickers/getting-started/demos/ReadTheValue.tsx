import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReadTheValue() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const text = day === null ? 'No day yet' : day.isValid() ? day.format('dddd, MMMM D') : 'Go on';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Day of the shift"
          value={day}
          onChange={setDay}
          renderInput={(params) => <TextField {...params} helperText={text} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
