import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function PickerTrio() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 144, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker
          label="Day"
          value={start}
          onChange={setStart}
          renderInput={(params) => <TextField {...params} />}
        />
        <TimePicker
          label="Time"
          value={start}
          onChange={setStart}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
        <DateTimePicker
          label="Start of the shift"
          value={start}
          onChange={setStart}
          renderInput={(params) => <TextField {...params} />}
        />
      </Box>
    </LocalizationProvider>
  );
}
