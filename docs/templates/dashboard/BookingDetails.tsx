import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import BookingFacts from './BookingFacts';
import { useFilters } from './useFilters';

/** The details of the booking that the address names, beside the page. */
export default function BookingDetails() {
  const { booking, change, linkTo } = useFilters();
  const id = React.useId();
  const close = () => change({ booking: null });
  return (
    <Drawer
      anchor="right"
      open={booking !== undefined}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { boxSizing: 'border-box', width: 400, maxWidth: '100%', p: 3 },
        },
      }}
    >
      {booking && (
        <>
          <Box
            sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', mb: 2 }}
          >
            <div>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`Booking ${booking.id}`}
              </Typography>
              <Typography id={id} component="h2" variant="h6">
                {booking.guest}
              </Typography>
            </div>
            <IconButton aria-label="Close the details" onClick={close} edge="end">
              <Close />
            </IconButton>
          </Box>
          <BookingFacts booking={booking} />
          <Button
            variant="outlined"
            sx={{ mt: 3, textTransform: 'none' }}
            {...linkTo({ view: 'bookings', place: booking.boat.harborId, booking: null })}
          >
            All bookings of this harbor
          </Button>
        </>
      )}
    </Drawer>
  );
}
