import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as core from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import 'dayjs/locale/el';
import 'dayjs/locale/fr';
import { BarChart } from '@mui/x-charts/BarChart';
import * as charts from '@mui/x-charts/locales';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as pickers from '@mui/x-date-pickers/locales';

// preview-start
const languages = {
  en: { texts: [core.enUS, grid.enUS, pickers.enUS, charts.enUS], own: ['Dish', 'Evening'] },
  fr: { texts: [core.frFR, grid.frFR, pickers.frFR, charts.frFR], own: ['Plat', 'Soirée'] },
  el: { texts: [core.elGR, grid.elGR, pickers.elGR, charts.elGR], own: ['Πιάτο', 'Βραδιά'] },
};
// preview-end

const names = { en: 'English', fr: 'Français', el: 'Ελληνικά' };
const rows = [
  { id: 1, dish: 'Crème brûlée' },
  { id: 2, dish: 'μουσακάς' },
  { id: 3, dish: 'Fish pie, for two' },
];
const day = dayjs('2026-06-12');
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export default function LocaleForAll() {
  const outer = useTheme();
  const [language, setLanguage] = React.useState<keyof typeof languages>('fr');
  // preview-start
  const { texts, own } = languages[language];
  const theme = React.useMemo(() => createTheme(outer, ...texts), [outer, texts]);
  // preview-end
  const [dish, evening] = own;
  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [{ field: 'dish', headerName: dish, flex: 1, minWidth: 120 }],
    [dish],
  );
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
        <Box lang={language} sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            sx={{ alignSelf: 'start' }}
            aria-label="Language"
            value={language}
            onChange={(event, value) => value && setLanguage(value)}
          >
            {(['en', 'fr', 'el'] as const).map((code) => (
              <ToggleButton key={code} value={code} lang={code}>
                {names[code]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <BarChart aria-label={evening} height={80} series={[]} />
          <Box sx={{ height: 330 }}>
            <DataGrid aria-label={dish} rows={rows} columns={columns} />
          </Box>
          <DateCalendar defaultValue={day} aria-label={evening} />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
