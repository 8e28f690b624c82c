import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// preview-start
const theme = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiPickersDay: {
        styleOverrides: {
          root: { borderRadius: 8, '&.Mui-selected': { backgroundColor: '#00695c' } },
          today: { borderStyle: 'dashed' },
        },
      },
      MuiPickersCalendarHeader: { styleOverrides: { label: { fontStyle: 'italic' } } },
    },
  });
// preview-end

export default function CalendarTheme() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box role="group" aria-label="Day off">
          <CalendarPicker date={date} onChange={setDate} />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
