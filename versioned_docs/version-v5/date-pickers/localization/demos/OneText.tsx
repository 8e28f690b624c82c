import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

// preview-start
const texts = {
  dateTimePickerDefaultToolbarTitle: 'Your appointment',
  okButtonLabel: 'Book',
  cancelButtonLabel: 'Keep the old time',
};
// preview-end

export default function OneText() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={texts}>
      <Box role="group" aria-label="Appointment" sx={{ minHeight: 568, maxWidth: 320 }}>
        <StaticDateTimePicker
          ampm={false}
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
      </Box>
    </LocalizationProvider>
  );
}
