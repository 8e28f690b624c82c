import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function NativeForm() {
  const [sent, setSent] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        sx={{ minHeight: 110, pt: 1 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)];
          setSent(entries.map(([name, text]) => `${name}=${String(text)}`).join('&'));
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DateField label="Day" name="day" format="YYYY-MM-DD" required />
          <TimeField
            label="Time"
            name="time"
            format="HH:mm"
            defaultValue={dayjs('2025-04-17T09:30')}
          />
          <Button type="submit">Book</Button>
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent || 'Nothing sent'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
