import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Smaller days: the calendar fits a narrow column. */
const small = {
  height: 260,
  overflow: 'hidden',
  '& .MuiCalendarPicker-root': { maxHeight: 260, width: '100%' },
  '& .MuiPickersCalendarHeader-root': { minHeight: 36, my: 0, px: 1 },
  '& .MuiDayPicker-weekDayLabel, & .MuiPickersDay-root': { height: 28, width: 28 },
  '& .MuiDayPicker-slideTransition': { minHeight: 190 },
};

export default function HomePicker() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Departure" sx={small}>
        <CalendarPicker date={departure} onChange={setDeparture} />
      </Box>
    </LocalizationProvider>
  );
}
