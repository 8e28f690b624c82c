import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerViews() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:05:32'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <TimePicker
          label="Medication given"
          views={['hours', 'minutes', 'seconds']}
          inputFormat="hh:mm:ss A"
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        <TimePicker
          label="Hour of the break"
          views={['hours']}
          inputFormat="hh A"
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
