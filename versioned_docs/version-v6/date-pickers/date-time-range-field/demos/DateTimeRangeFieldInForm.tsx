import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const nightDuty: DateRange<Dayjs> = [dayjs('2025-04-17T22:00'), dayjs('2025-04-18T06:00')];

export default function DateTimeRangeFieldInForm() {
  const [sent, setSent] = React.useState('');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('nightDuty')));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ height: 110, maxWidth: 520 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {/* preview-start */}
          <SingleInputDateTimeRangeField
            name="nightDuty"
            label="Night duty"
            format="YYYY-MM-DD HH:mm"
            defaultValue={nightDuty}
            fullWidth
            required
          />
          <Button type="submit">Send</Button>
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : `nightDuty=${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
