import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const duty: DateRange<Dayjs> = [dayjs('2025-04-17T23:00'), dayjs('2025-04-18T02:00')];

export default function DateTimeRangeInForm() {
  const [sent, setSent] = React.useState('Nothing sent');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`start=${String(data.get('start'))}, end=${String(data.get('end'))}`);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ minHeight: 130, maxWidth: 620 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2 }}>
          {/* preview-start */}
          <DateTimeRangePicker
            ampm={false}
            format="YYYY-MM-DD HH:mm"
            defaultValue={duty}
            localeText={{ start: 'On duty from', end: 'On duty until' }}
            slotProps={{
              textField: ({ position }) => ({ name: position, required: true }),
              fieldRoot: { direction: { xs: 'column', sm: 'row' } },
            }}
          />
          <Button type="submit">Send</Button>
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
