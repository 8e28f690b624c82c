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
  en: { texts: [core.enUS, grid.enUS, pickers.enUS, charts.enUS], own: ['Product', 'Delivery'] },
  fr: { texts: [core.frFR, grid.frFR, pickers.frFR, charts.frFR], own: ['Produit', 'Livraison'] },
  el: { texts: [core.elGR, grid.elGR, pickers.elGR, charts.elGR], own: ['Προϊόν', 'Παράδοση'] },
};
// preview-end

const names = { en: 'English', fr: 'Français', el: 'Ελληνικά' };
const rows = [
  { id: 1, product: 'Théière en fonte' },
  { id: 2, product: 'μάλλινη κουβέρτα' },
  { id: 3, product: 'Camping mugs, set of two' },
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
  const [product, delivery] = own;
  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [{ field: 'product', headerName: product, flex: 1, minWidth: 120 }],
    [product],
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
          <BarChart aria-label={delivery} height={80} series={[]} />
          <Box sx={{ height: 330 }}>
            <DataGrid aria-label={product} rows={rows} columns={columns} />
          </Box>
          <DateCalendar defaultValue={day} aria-label={delivery} />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
