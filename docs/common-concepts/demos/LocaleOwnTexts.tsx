import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { frFR as charts } from '@mui/x-charts/locales';
import type {} from '@mui/x-charts/themeAugmentation';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { frFR as grid } from '@mui/x-data-grid/locales';
import type {} from '@mui/x-data-grid/themeAugmentation';

// preview-start
const ownTexts = {
  components: {
    MuiDataGrid: {
      defaultProps: { localeText: { paginationRowsPerPage: 'Réservations par page :' } },
    },
    MuiChartsLocalizationProvider: {
      defaultProps: { localeText: { noData: 'Le restaurant est fermé' } },
    },
  },
};

const withFrench = (outer: Theme) => createTheme(outer, grid, charts, ownTexts);
// preview-end

const rows = [
  { id: 1, guest: 'Éloïse Gauthier-Lemaître' },
  { id: 2, guest: '山田 花' },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', headerName: 'Nom', flex: 1 },
];
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export default function LocaleOwnTexts() {
  return (
    <ThemeProvider theme={withFrench}>
      <Box lang="fr" sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage }}>
        <Box sx={{ height: 240 }}>
          <DataGrid aria-label="Réservations" rows={rows} columns={columns} />
        </Box>
        <BarChart aria-label="Couverts" height={240} series={[]} />
      </Box>
    </ThemeProvider>
  );
}
