import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const reminder = dayjs('2025-04-17T06:45');

export default function TimeFieldInForm() {
  const [sent, setSent] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        sx={{ height: 110, maxWidth: 400 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('reminder')));
        }}
      >
        {/* preview-start */}
        <Box sx={{ display: 'flex', gap: 2 }}>
          <TimeField name="reminder" label="Reminder" format="HH:mm" defaultValue={reminder} />
          <Button type="submit">Send</Button>
        </Box>
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : `reminder=${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
