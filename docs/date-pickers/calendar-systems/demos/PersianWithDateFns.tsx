import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import { format } from 'date-fns-jalali';
import { faIR as faLocale } from 'date-fns-jalali/locale/fa-IR';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const mirrored = createCache({ key: 'fa', stylisPlugins: [prefixer, rtlPlugin] });
const letterOf = (day: Date) => format(day, 'EEEEE', { locale: faLocale });

export default function PersianWithDateFns() {
  const outer = useTheme();
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={createTheme(outer, { direction: 'rtl' }, faIR)}>
        {/* preview-start */}
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali} adapterLocale={faLocale}>
          <Box
            dir="rtl"
            lang="fa"
            role="group"
            aria-label="نوبت"
            sx={{ height: 340, maxWidth: 320 }}
          >
            <DateCalendar
              defaultValue={new Date(2025, 3, 17)}
              dayOfWeekFormatter={letterOf}
              sx={{ width: '100%' }}
            />
          </Box>
        </LocalizationProvider>
        {/* preview-end */}
      </ThemeProvider>
    </CacheProvider>
  );
}
