import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { visitLimits, visitProblem } from './visitRules';

export default function FormBooking() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [tried, setTried] = React.useState(false);
  const [message, setMessage] = React.useState('');

  // preview-start
  const problem = visitProblem(day);
  const shownProblem = tried || day !== null ? problem : null;

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === null) {
      setMessage(`Sent: ${JSON.stringify({ day: day?.format('YYYY-MM-DD') })}`);
    } else {
      setMessage('');
      inputRef.current?.focus();
    }
  }
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ height: 166, maxWidth: 320, pt: 1 }}
      >
        <DatePicker
          {...visitLimits}
          label="Visit"
          inputRef={inputRef}
          value={day}
          onChange={(value) => setDay(value)}
          slotProps={{
            textField: {
              required: true,
              fullWidth: true,
              error: shownProblem !== null,
              helperText: shownProblem ?? 'April 14 to June 27, no Sundays',
            },
          }}
        />
        <Button type="submit" variant="contained" sx={{ my: 1 }}>
          Book
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
