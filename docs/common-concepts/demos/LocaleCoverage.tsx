import * as charts from '@mui/x-charts/locales';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import * as core from '@mui/material/locale';

// preview-start
const isLocale = (entry: [string, unknown]) =>
  typeof entry[1] === 'object' && entry[1] !== null && /^[a-z]{2}([A-Z]{2})?$/.test(entry[0]);

/** Names of the locales that a module exports. */
function listLocales(module: object) {
  return new Set(
    Object.entries(module)
      .filter(isLocale)
      .map(([name]) => name),
  );
}
// preview-end

const packages = {
  core: listLocales(core),
  grid: listLocales(grid),
  pickers: listLocales(pickers),
  charts: listLocales(charts),
};
const all = new Set(Object.values(packages).flatMap((names) => [...names]));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const rows = [...all].sort().map((id) => ({
  id,
  language: languageNames.of(id.length > 2 ? `${id.slice(0, 2)}-${id.slice(2)}` : id) ?? id,
  core: packages.core.has(id),
  grid: packages.grid.has(id),
  pickers: packages.pickers.has(id),
  charts: packages.charts.has(id),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 170 },
  { field: 'id', headerName: 'Export', width: 80 },
  { field: 'core', headerName: 'Material UI', type: 'boolean', width: 110 },
  { field: 'grid', headerName: 'Grid', type: 'boolean', width: 80 },
  { field: 'pickers', headerName: 'Pickers', type: 'boolean', width: 90 },
  { field: 'charts', headerName: 'Charts', type: 'boolean', width: 90 },
];
const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

export default function LocaleCoverage() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Languages by package"
        showToolbar
        density="compact"
        pageSizeOptions={[25, 100]}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
