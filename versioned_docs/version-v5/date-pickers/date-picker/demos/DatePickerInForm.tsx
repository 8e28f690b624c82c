import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerInForm() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [sent, setSent] = React.useState('');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('day')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" onSubmit={send} sx={{ height: 110, pt: 1 }}>
        <Stack direction="row" spacing={2} alignItems="center">
          {/* preview-start */}
          <DatePicker
            label="Swap shift on"
            value={day}
            onChange={setDay}
            renderInput={(params) => <TextField {...params} name="day" required />}
          />
          <Button type="submit">Send</Button>
          {/* preview-end */}
        </Stack>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : `Sent: ${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
