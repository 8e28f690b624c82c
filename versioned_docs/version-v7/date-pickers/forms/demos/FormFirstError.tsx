import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Days = Record<'arrival' | 'departure', Dayjs | null>;

export default function FormFirstError() {
  const arrivalRef = React.useRef<HTMLInputElement>(null);
  const departureRef = React.useRef<HTMLInputElement>(null);
  const [days, setDays] = React.useState<Days>({ arrival: null, departure: null });
  const [errors, setErrors] = React.useState({ arrival: '', departure: '' });

  // preview-start
  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    const { arrival, departure } = days;
    const next = {
      arrival: arrival?.isValid() ? '' : 'When do you arrive?',
      departure: departure?.isValid() ? '' : 'When do you leave?',
    };
    if (arrival && departure?.isBefore(arrival, 'day')) {
      next.departure = 'You leave before you arrive';
    }
    setErrors(next);
    if (next.arrival) arrivalRef.current?.focus();
    else if (next.departure) departureRef.current?.focus();
  }
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ pt: 1, minHeight: 140 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DatePicker
            label="Arrival"
            inputRef={arrivalRef}
            value={days.arrival}
            onChange={(arrival) => setDays((old) => ({ ...old, arrival }))}
            slotProps={{
              textField: { error: Boolean(errors.arrival), helperText: errors.arrival || ' ' },
            }}
          />
          <DatePicker
            label="Departure"
            inputRef={departureRef}
            value={days.departure}
            onChange={(departure) => setDays((old) => ({ ...old, departure }))}
            slotProps={{
              textField: { error: Boolean(errors.departure), helperText: errors.departure || ' ' },
            }}
          />
        </Box>
        <Button type="submit">Request a room</Button>
      </Box>
    </LocalizationProvider>
  );
}
