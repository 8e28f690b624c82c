import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldFromRightToLeft() {
  const outer = useTheme();
  return (
    // preview-start
    <ThemeProvider theme={createTheme(outer, { direction: 'rtl' })}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
        <Box dir="rtl" lang="he" sx={{ height: 72, pt: 1 }}>
          <DateTimeField label="תור" defaultValue={dayjs('2025-04-17T09:30')} />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
    // preview-end
  );
}
