import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RangeInForm() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-13'),
  ]);
  const [sent, setSent] = React.useState('Nothing sent');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`start=${String(data.get('start'))}, end=${String(data.get('end'))}`);
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'First day', end: 'Last day' }}
    >
      <Box component="form" sx={{ minHeight: 110, maxWidth: 560, pt: 1 }} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DateRangePicker
          value={value}
          onChange={setValue}
          renderInput={(startProps, endProps) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <TextField {...startProps} name="start" required />
              <TextField {...endProps} name="end" required />
              <Button type="submit">Send</Button>
            </Box>
          )}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
