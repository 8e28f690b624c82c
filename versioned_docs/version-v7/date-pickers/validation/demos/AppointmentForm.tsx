import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { book } from './bookingServer';

const first = dayjs('2025-04-17');

export default function AppointmentForm() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [reason, setReason] = React.useState<DateValidationError>(null);
  const [tried, setTried] = React.useState(false);
  const [answer, setAnswer] = React.useState({ error: '', message: '' });

  // preview-start
  const problem =
    (reason === 'minDate' && 'Choose April 17 or later') ||
    (reason && 'This is not a date') ||
    (tried && day === null && 'Choose a day') ||
    answer.error;

  async function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    if (day !== null && reason === null) {
      setAnswer(await book(day.format('YYYY-MM-DD')));
    }
  }
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ minHeight: 190, maxWidth: 320 }}
      >
        <DatePicker
          label="Appointment"
          name="day"
          value={day}
          minDate={first}
          onChange={(next) => {
            setDay(next);
            setAnswer({ error: '', message: '' });
          }}
          onError={setReason}
          slotProps={{
            textField: {
              required: true,
              fullWidth: true,
              error: Boolean(problem),
              helperText: problem || 'From April 17 on. April 22 is booked.',
            },
          }}
        />
        <Button type="submit" variant="contained" sx={{ mt: 2 }}>
          Book
        </Button>
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {answer.message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
