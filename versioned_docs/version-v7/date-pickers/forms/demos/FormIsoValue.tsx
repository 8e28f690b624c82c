import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormIsoValue() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [sent, setSent] = React.useState('nothing');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Box
        component="form"
        sx={{ pt: 1, minHeight: 110 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DatePicker label="Visit" value={day} onChange={(value) => setDay(value)} />
          <input type="hidden" name="day" value={day?.isValid() ? day.format('YYYY-MM-DD') : ''} />
          {/* preview-end */}
          <Button type="submit">Send</Button>
        </Box>
        <Typography role="status" variant="body2" sx={{ pt: 1 }}>
          Sent: {sent}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
