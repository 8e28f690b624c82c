import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const april = dayjs('2025-04-01');
const firstDay = dayjs('2025-04-14');

export default function TestedVisit() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [booked, setBooked] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        sx={{ minHeight: 110, pt: 1 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setBooked(day?.isValid() ? day.format('YYYY-MM-DD') : 'nothing');
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DatePicker
            label="Visit"
            name="day"
            value={day}
            onChange={(value) => setDay(value)}
            minDate={firstDay}
            referenceDate={april}
          />
          <Button type="submit">Book</Button>
          {/* preview-end */}
        </Box>
        <Typography role="status" variant="body2" sx={{ pt: 1 }}>
          {booked && `Booked ${booked}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
