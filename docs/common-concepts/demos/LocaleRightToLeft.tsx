import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { heIL as core } from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { heIL as grid } from '@mui/x-data-grid/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL as pickers } from '@mui/x-date-pickers/locales';

const cache = createCache({ key: 'app-rtl', stylisPlugins: [prefixer, rtlPlugin] });
const rows = [
  { id: 1, guest: 'נועה לוי', table: 4 },
  { id: 2, guest: 'Ana-María Ortega', table: 12 },
  { id: 3, guest: 'نور حداد', table: 7 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', headerName: 'אורח', flex: 1, minWidth: 120 },
  { field: 'table', headerName: 'שולחן', type: 'number', width: 100 },
];
const day = dayjs('2026-06-12');
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export default function LocaleRightToLeft() {
  const outer = useTheme();
  // preview-start
  const theme = React.useMemo(
    () => createTheme({ ...outer, direction: 'rtl' }, core, grid, pickers),
    [outer],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <Box dir="rtl" lang="he" sx={{ display: 'grid', gridTemplateColumns: columnsOfPage }}>
            {/* preview-end */}
            <Box sx={{ height: 330 }}>
              <DataGrid aria-label="הזמנות" rows={rows} columns={columns} />
            </Box>
            <DateCalendar aria-label="יום" defaultValue={day} />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
