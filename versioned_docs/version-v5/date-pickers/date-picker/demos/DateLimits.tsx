import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isMonday = (day: Dayjs) => day.day() === 1;

export default function DateLimits() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-04-21'));
  const [error, setError] = React.useState<string | null>(null);
  const closed = error === 'shouldDisableDate';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Planetarium visit"
          value={visit}
          onChange={setVisit}
          minDate={dayjs('2025-04-10')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isMonday}
          onError={setError}
          renderInput={(params) => (
            <TextField {...params} helperText={closed ? 'Closed on Mondays' : 'April to June'} />
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
