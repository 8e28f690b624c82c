import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerConfirm() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [accepted, setAccepted] = React.useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Surgery"
          value={value}
          onChange={setValue}
          onAccept={setAccepted}
          closeOnSelect={false}
          componentsProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`Accepted: ${accepted?.format('MMMM D, YYYY') ?? 'no day'}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
