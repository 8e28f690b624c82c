import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerOpenTo() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          disableFuture
          value={birthday}
          onChange={setBirthday}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
