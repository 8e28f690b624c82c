import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2025-04-17T09:30');

export default function FormSentText() {
  const [sent, setSent] = React.useState('Nothing sent');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        sx={{ pt: 1, minHeight: 220 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)];
          setSent(entries.map(([name, text]) => `${name} = “${String(text)}”`).join('\n'));
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DatePicker label="Day" name="day" defaultValue={start} />
          <TimePicker label="Time" name="time" defaultValue={start} />
          <DateTimePicker label="Reminder" name="reminder" ampm={false} defaultValue={start} />
          <DatePicker label="Follow-up" name="followUp" format="YYYY-MM-DD" />
          {/* preview-end */}
        </Box>
        <Button type="submit" sx={{ mt: 1 }}>
          Send
        </Button>
        <Box role="status" sx={{ whiteSpace: 'pre-wrap', typography: 'body2' }}>
          {sent}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
