import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const earlyShift = dayjs('2025-09-01T06:30');

export default function CalendarReferenceDate() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="First early shift" sx={{ height: 370, maxWidth: 320 }}>
        {/* preview-start */}
        <DateCalendar
          referenceDate={earlyShift}
          value={day}
          onChange={(value) => setDay(value)}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {day ? day.format('[Value:] YYYY-MM-DD HH:mm') : 'Value: null'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
