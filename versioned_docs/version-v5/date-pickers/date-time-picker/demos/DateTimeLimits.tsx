import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const admission = dayjs('2025-04-14T16:00');
const discharge = dayjs('2025-04-17T11:00');

const messages: Record<string, string> = {
  minDate: 'The patient arrives on April 14',
  maxDate: 'The patient leaves on April 17',
  minTime: 'The patient arrives at 4 PM',
  maxTime: 'The patient leaves at 11 AM',
};

export default function DateTimeLimits() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:30'));
  const [reason, setReason] = React.useState<string | null>(null);
  const help = reason === null ? ' ' : messages[reason];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Visiting time"
          minDateTime={admission}
          maxDateTime={discharge}
          value={visit}
          onChange={setVisit}
          onError={setReason}
          renderInput={(params) => <TextField {...params} helperText={help} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
