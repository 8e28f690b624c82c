import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarInPage() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of the checkup" sx={{ minHeight: 366, maxWidth: 320 }}>
        {/* preview-start */}
        <CalendarPicker date={day} onChange={setDay} />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          {day ? `Checkup on ${day.format('dddd, MMMM D')}` : 'Choose a day'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
