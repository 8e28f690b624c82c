import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const appointment = dayjs('2025-04-17T14:30');

export default function DateTimeInForm() {
  const [sent, setSent] = React.useState('');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('appointment')));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ height: 110, maxWidth: 480 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {/* preview-start */}
          <DateTimePicker
            name="appointment"
            label="Appointment"
            format="YYYY-MM-DD HH:mm"
            ampm={false}
            defaultValue={appointment}
            slotProps={{ textField: { required: true } }}
          />
          <Button type="submit">Send</Button>
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : `appointment=${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
