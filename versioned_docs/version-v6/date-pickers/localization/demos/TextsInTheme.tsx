import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import { nlNL as materialTexts } from '@mui/material/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { nlNL } from '@mui/x-date-pickers/locales';

export default function TextsInTheme() {
  const outer = useTheme();
  return (
    // preview-start
    <ThemeProvider theme={createTheme(outer, nlNL, materialTexts)}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl">
        <Box sx={{ height: 72, pt: 1 }}>
          <DateTimePicker label="Controle" defaultValue={dayjs('2025-04-17T09:15')} />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
    // preview-end
  );
}
