import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isMonday = (day: Dayjs) => day.day() === 1;

const messages: Record<string, string> = {
  invalidDate: 'Enter a day as MM/DD/YYYY',
  shouldDisableDate: 'The practice is closed on Mondays',
  minDate: 'Not before April 10',
  maxDate: 'Not after June 30',
};

export default function DateLimits() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-04-21'));
  const [reason, setReason] = React.useState<string | null>(null);
  const help = reason === null ? 'Tuesday to Sunday, until June 30' : messages[reason];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Consultation"
          value={visit}
          onChange={setVisit}
          minDate={dayjs('2025-04-10')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isMonday}
          onError={setReason}
          renderInput={(params) => <TextField {...params} helperText={help} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
