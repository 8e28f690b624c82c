import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeViews() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:05:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          inputFormat="MM/DD/YYYY hh A"
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        <DateTimePicker
          label="With seconds"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          inputFormat="MM/DD/YYYY hh:mm:ss A"
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
