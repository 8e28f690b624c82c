import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HeaderButtons() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Shift">
        {/* preview-start */}
        <CalendarPicker
          date={date}
          onChange={setDate}
          componentsProps={{
            leftArrowButton: { size: 'small', color: 'primary' },
            rightArrowButton: { size: 'small', color: 'primary' },
            switchViewButton: { color: 'primary' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
