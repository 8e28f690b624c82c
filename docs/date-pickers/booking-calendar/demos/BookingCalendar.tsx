import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PriceSummary } from './booking/PriceSummary';
import { StayCalendar } from './booking/StayCalendar';
import { StayField } from './booking/StayField';
import { useBooking } from './booking/useBooking';

const columns: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  '@container (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) 256px', columnGap: 4 },
};

export default function BookingCalendar() {
  const booking = useBooking();
  const [guests, setGuests] = React.useState(2);
  const guestsId = React.useId();
  const { arrival, departure, confirmed, own } = booking;
  const chosen = arrival && departure ? { arrival, departure } : undefined;
  const shown = confirmed ? own.at(-1) : chosen;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ containerType: 'inline-size', maxWidth: 960, mx: 'auto', p: 1 }}>
        <Typography component="h2" variant="h6">
          Family room of the clinic
        </Typography>
        <Typography variant="body2" role="status" sx={{ minHeight: 40, mb: 2 }}>
          <bdi>{booking.message}</bdi>
        </Typography>
        <Box sx={columns}>
          <div>
            {/* preview-start */}
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
              <StayField
                label="Arrival"
                value={arrival}
                explain={booking.arriveProblem}
                onChoose={booking.arrive}
              />
              <StayField
                label="Departure"
                value={departure}
                explain={booking.leaveProblem}
                onChoose={booking.leave}
              />
            </Box>
            <StayCalendar booking={booking} />
            {/* preview-end */}
          </div>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            <TextField
              select
              fullWidth
              id={guestsId}
              label="Guests"
              value={guests}
              onChange={(event) => setGuests(Number(event.target.value))}
              helperText="Two are part of the price"
            >
              {[1, 2, 3, 4].map((number) => (
                <MenuItem key={number} value={number}>
                  {number}
                </MenuItem>
              ))}
            </TextField>
            <PriceSummary stay={shown} guests={guests} />
            <Button
              variant={confirmed ? 'outlined' : 'contained'}
              disabled={!shown}
              onClick={confirmed ? booking.undo : booking.confirm}
            >
              {confirmed ? 'Undo the booking' : 'Confirm the booking'}
            </Button>
            <Button variant="text" disabled={!arrival} onClick={booking.clear}>
              Clear the dates
            </Button>
          </Box>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
