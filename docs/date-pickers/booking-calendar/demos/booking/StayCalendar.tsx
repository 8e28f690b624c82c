import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { BookingDay, daySx, StayContext } from './BookingDay';
import { firstDay, lastDay } from './rules';
import type { Booking } from './useBooking';

const slots = { day: BookingDay };

const calendarSx: SxProps<Theme> = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-root': { mt: 1, px: 1 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 1fr)',
    margin: '2px 0',
  },
  '& .MuiDayCalendar-weekDayLabel': { width: 'auto', margin: 0, color: 'text.secondary' },
  '& .MuiPickersSlideTransition-root': { minHeight: 254, overflowY: 'hidden' },
};

const legend = [
  { kind: 'taken', sign: '9', text: 'Taken' },
  { kind: 'between', sign: '15', text: 'Your choice' },
  { kind: 'yours', sign: '15', text: 'Booked' },
] as const;

/** The calendar of the room, and what its marks mean. */
export function StayCalendar({ booking }: { booking: Booking }) {
  const { arrival, departure, own } = booking;
  return (
    <div>
      <StayContext value={{ arrival, departure, own }}>
        <DateCalendar
          value={departure ?? arrival}
          onChange={(day) => day && booking.choose(day)}
          shouldDisableDate={booking.isDisabled}
          referenceDate={firstDay}
          minDate={firstDay}
          maxDate={lastDay}
          views={['day']}
          slots={slots}
          disableHighlightToday
          sx={calendarSx}
        />
      </StayContext>
      <Box
        component="ul"
        aria-label="Marks of the calendar"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0.5, listStyle: 'none' }}
      >
        {legend.map(({ kind, sign, text }) => (
          <Box
            component="li"
            key={kind}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}
          >
            <Box
              aria-hidden
              sx={[
                { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: 1 },
                daySx[kind] as object,
              ]}
            >
              {sign}
            </Box>
            {text}
          </Box>
        ))}
      </Box>
    </div>
  );
}
