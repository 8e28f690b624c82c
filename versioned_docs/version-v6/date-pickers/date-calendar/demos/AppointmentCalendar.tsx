import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AppointmentCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Eye test" sx={{ height: 370, maxWidth: 320 }}>
        {/* preview-start */}
        <DateCalendar
          value={day}
          onChange={(value) => setDay(value)}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {day ? `Eye test on ${day.format('dddd, MMMM D, YYYY')}` : 'No day yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
