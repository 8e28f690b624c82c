import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastVisit = dayjs('2025-04-17');

export default function FieldInForm() {
  const [sent, setSent] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        sx={{ height: 110, maxWidth: 400 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('lastVisit')));
        }}
      >
        {/* preview-start */}
        <Box sx={{ display: 'flex', gap: 2 }}>
          <DateField
            name="lastVisit"
            label="Last visit"
            format="YYYY-MM-DD"
            defaultValue={lastVisit}
          />
          <Button type="submit">Send</Button>
        </Box>
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {sent === '' ? 'Nothing sent' : `lastVisit=${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
