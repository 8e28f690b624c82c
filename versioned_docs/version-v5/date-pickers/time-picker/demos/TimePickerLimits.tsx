import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const messages: Record<string, string> = {
  invalidDate: 'Enter a time, such as 09:15 am',
  minTime: 'The practice opens at 9 AM',
  maxTime: 'The last appointment is at 5:30 PM',
  minutesStep: 'Appointments start every quarter',
  'shouldDisableTime-hours': 'Lunch break from 1 to 2 PM',
};

export default function TimePickerLimits() {
  const [slot, setSlot] = React.useState<Dayjs | null>(dayjs('2025-04-17T13:15'));
  const [reason, setReason] = React.useState<string | null>(null);
  const help = reason === null ? 'Every quarter, 9 AM to 5:30 PM' : messages[reason];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <TimePicker
          label="Appointment"
          minTime={dayjs('2025-04-17T09:00')}
          maxTime={dayjs('2025-04-17T17:30')}
          minutesStep={15}
          shouldDisableTime={(value, view) => view === 'hours' && value === 13}
          value={slot}
          onChange={setSlot}
          onError={setReason}
          renderInput={(params) => <TextField {...params} helperText={help} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
