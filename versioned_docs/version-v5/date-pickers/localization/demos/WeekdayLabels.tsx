import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekdayLabels() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Box lang="de" role="group" aria-label="Dienstbeginn">
        <CalendarPicker
          date={date}
          onChange={setDate}
          dayOfWeekFormatter={(day) => day.slice(0, 2)}
        />
      </Box>
    </LocalizationProvider>
    // preview-end
  );
}
