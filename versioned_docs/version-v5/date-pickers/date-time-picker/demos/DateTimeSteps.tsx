import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeSteps() {
  const [slot, setSlot] = React.useState<Dayjs | null>(dayjs('2025-04-17T09:20'));
  const [reason, setReason] = React.useState<string | null>(null);
  const help = reason === 'minutesStep' ? 'Appointments start every quarter' : ' ';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Physiotherapy"
          minutesStep={15}
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
