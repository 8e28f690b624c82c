import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/nl';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { nlNL } from '@mui/x-date-pickers/locales';

const theme = (outer: Theme) => createTheme(outer, nlNL);

export default function TextsInTheme() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    // preview-start
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl">
        <Box lang="nl" sx={{ height: 72, pt: 1 }}>
          <MobileDatePicker
            label="Afspraak"
            value={value}
            onChange={setValue}
            renderInput={(params) => <TextField {...params} />}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
    // preview-end
  );
}
