import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function DateTimeOfficeHours() {
  const [slot, setSlot] = React.useState<Dayjs | null>(dayjs('2025-04-17T12:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 104, pt: 1, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Callback"
          shouldDisableDate={isWeekend}
          minTime={dayjs('2025-01-01T08:00')}
          maxTime={dayjs('2025-01-01T16:45')}
          shouldDisableTime={(value, view) => view === 'hours' && value === 12}
          value={slot}
          onChange={setSlot}
          renderInput={(params) => (
            <TextField {...params} helperText="Weekdays, 8 AM to 4:45 PM, not at noon" />
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
