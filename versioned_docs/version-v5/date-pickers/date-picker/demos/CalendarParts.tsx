import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthPicker } from '@mui/x-date-pickers/MonthPicker';

export default function CalendarParts() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {/* preview-start */}
        <Box role="group" aria-label="Day of the shift">
          <CalendarPicker date={date} onChange={setDate} />
        </Box>
        <Box role="group" aria-label="Month of the shift">
          <MonthPicker date={date} onChange={setDate} />
        </Box>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
