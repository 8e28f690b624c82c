import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];
const labels = { start: 'First day', end: 'Last day' };

export default function RangeFieldTwoNames() {
  const [sent, setSent] = React.useState('');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`start=${String(data.get('start'))}, end=${String(data.get('end'))}`);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ minHeight: 110, maxWidth: 520 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2 }}>
          {/* preview-start */}
          <MultiInputDateRangeField
            format="YYYY-MM-DD"
            defaultValue={leave}
            slotProps={{
              textField: ({ position }) => ({
                name: position,
                label: labels[position],
                required: true,
              }),
            }}
          />
          <Button type="submit">Send</Button>
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : sent}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
