import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const available: DateRange<Dayjs> = [dayjs('2025-04-17T08:00'), dayjs('2025-04-17T16:00')];

export default function TimeRangeInForm() {
  const [sent, setSent] = React.useState('');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('availability')));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ height: 110, maxWidth: 480 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {/* preview-start */}
          <TimeRangePicker
            name="availability"
            label="Available"
            ampm={false}
            defaultValue={available}
            slotProps={{ textField: { required: true } }}
          />
          <Button type="submit">Send</Button>
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : `availability=${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
