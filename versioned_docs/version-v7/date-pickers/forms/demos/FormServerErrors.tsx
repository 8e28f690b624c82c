import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { bookVisit } from './visitServer';

const planned = dayjs('2025-04-22T08:30');

export default function FormServerErrors() {
  const [errors, setErrors] = React.useState<Awaited<ReturnType<typeof bookVisit>>>({});
  const [message, setMessage] = React.useState('');

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = await bookVisit({
      day: String(data.get('day')),
      time: String(data.get('time')),
    });
    setErrors(answer);
    setMessage(answer.day || answer.time ? 'Not booked' : 'Booked');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ pt: 1, minHeight: 160 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DatePicker
            label="Day"
            name="day"
            format="YYYY-MM-DD"
            defaultValue={planned}
            onChange={() => setErrors((old) => ({ ...old, day: undefined }))}
            slotProps={{ textField: { error: Boolean(errors.day), helperText: errors.day ?? ' ' } }}
          />
          {/* preview-end */}
          <TimePicker
            label="Time"
            name="time"
            format="HH:mm"
            ampm={false}
            defaultValue={planned}
            onChange={() => setErrors((old) => ({ ...old, time: undefined }))}
            slotProps={{
              textField: { error: Boolean(errors.time), helperText: errors.time ?? ' ' },
            }}
          />
        </Box>
        <Button type="submit">Book</Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
