import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const absence: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function RangeInForm() {
  const [sent, setSent] = React.useState('Nothing sent');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`start=${String(data.get('start'))}, end=${String(data.get('end'))}`);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ minHeight: 110, maxWidth: 560, pt: 1 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2 }}>
          {/* preview-start */}
          <DateRangePicker
            defaultValue={absence}
            localeText={{ start: 'First day', end: 'Last day' }}
            slotProps={{ textField: ({ position }) => ({ name: position, required: true }) }}
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
