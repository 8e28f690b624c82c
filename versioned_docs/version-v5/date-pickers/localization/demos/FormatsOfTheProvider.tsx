import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = {
  keyboardDate: 'YYYY-MM-DD',
  monthAndYear: 'YYYY-MM',
  fullDate: 'dddd, D MMMM YYYY',
};

export default function FormatsOfTheProvider() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Box sx={{ height: 72, pt: 1 }}>
        <DatePicker
          label="Shift"
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
      </Box>
    </LocalizationProvider>
    // preview-end
  );
}
