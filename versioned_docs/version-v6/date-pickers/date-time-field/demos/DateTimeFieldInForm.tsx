import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastDose = dayjs('2025-04-17T14:30');

export default function DateTimeFieldInForm() {
  const [dose, setDose] = React.useState<Dayjs | null>(lastDose);
  const [sent, setSent] = React.useState('Nothing sent');
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`dose=${String(data.get('dose'))}, doseUtc=${String(data.get('doseUtc'))}`);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={{ height: 130, maxWidth: 480 }} onSubmit={handleSubmit}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {/* preview-start */}
          <DateTimeField
            name="dose"
            label="Last dose"
            value={dose}
            onChange={(value) => setDose(value)}
            clearable
            required
          />
          <input type="hidden" name="doseUtc" value={dose?.isValid() ? dose.toISOString() : ''} />
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
