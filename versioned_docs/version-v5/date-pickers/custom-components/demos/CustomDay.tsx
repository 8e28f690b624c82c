import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const fullyBooked = ['2025-04-10', '2025-04-15', '2025-04-23'];

function renderDay(
  day: Dayjs,
  _selected: (Dayjs | null)[],
  { key, ...dayProps }: PickersDayProps<Dayjs>,
) {
  const isFull = fullyBooked.includes(day.format('YYYY-MM-DD')) && !dayProps.outsideCurrentMonth;
  return (
    <Badge key={key} overlap="circular" color="error" variant="dot" invisible={!isFull}>
      <PickersDay
        {...dayProps}
        aria-label={isFull ? `${day.format('MMMM D')}, fully booked` : undefined}
      />
    </Badge>
  );
}

export default function CustomDay() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment">
        {/* preview-start */}
        <CalendarPicker date={date} onChange={setDate} renderDay={renderDay} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
