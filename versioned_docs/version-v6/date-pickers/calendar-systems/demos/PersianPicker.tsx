import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import 'dayjs/locale/fa';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { createIntlAdapter } from './intlAdapter';

const AdapterJalali = createIntlAdapter('persian', 'fa');
const mirrored = createCache({ key: 'fa', stylisPlugins: [prefixer, rtlPlugin] });

export default function PersianPicker() {
  const outer = useTheme();
  return (
    // preview-start
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={createTheme(outer, { direction: 'rtl' }, faIR)}>
        <LocalizationProvider dateAdapter={AdapterJalali} adapterLocale="fa">
          <Box
            dir="rtl"
            lang="fa"
            role="group"
            aria-label="نوبت"
            sx={{ height: 340, maxWidth: 320 }}
          >
            <DateCalendar defaultValue={dayjs('2025-04-17')} sx={{ width: '100%' }} />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
    // preview-end
  );
}
