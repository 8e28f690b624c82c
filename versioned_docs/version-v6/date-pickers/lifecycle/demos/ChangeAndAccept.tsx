import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const toText = (date: Dayjs | null) => (date?.isValid() ? date.format('MMMM D, YYYY') : 'no date');

export default function ChangeAndAccept() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [accepted, setAccepted] = React.useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ height: 140, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Checkup"
          value={value}
          onChange={setValue}
          onAccept={setAccepted}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
        {/* preview-end */}
        <Typography variant="body2">Last change: {toText(value)}</Typography>
        <Typography variant="body2">Last accepted: {toText(accepted)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
