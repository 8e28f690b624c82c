import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const freeTimes = (day: Dayjs) => (day.day() % 6 === 0 ? 0 : (day.date() % 4) + 1);

export default function AnnouncedChoice() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 370, maxWidth: 320 }}>
        {/* preview-start */}
        <div role="group" aria-label="Day of the appointment">
          <DateCalendar value={day} onChange={setDay} sx={{ width: '100%' }} />
        </div>
        <Typography variant="body2" role="status">
          {day && `${day.format('dddd, MMMM D')}: ${freeTimes(day)} free times`}
        </Typography>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
