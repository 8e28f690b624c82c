import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const iso = (day: Dayjs | null) => (day?.isValid() ? day.format('YYYY-MM-DD') : '');

export default function FormRange() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([dayjs('2025-04-17'), null]);
  const [sent, setSent] = React.useState('Nothing sent');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        sx={{ pt: 1, minHeight: 130 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)];
          setSent(entries.map(([name, text]) => `${name} = “${String(text)}”`).join('\n'));
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DateRangePicker
            value={leave}
            onChange={(value) => setLeave(value)}
            localeText={{ start: 'First day of leave', end: 'Last day' }}
            slotProps={{ textField: ({ position }) => ({ name: position }) }}
          />
          <input type="hidden" name="from" value={iso(leave[0])} />
          <input type="hidden" name="to" value={iso(leave[1])} />
          {/* preview-end */}
          <Button type="submit">Send</Button>
        </Box>
        <Box role="status" sx={{ pt: 1, whiteSpace: 'pre-wrap', typography: 'body2' }}>
          {sent}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
