import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  plPLGrid,
  type GridColumns,
  type GridLocaleText,
} from '@material-ui/data-grid';
import { employees } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Imię', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Biuro', width: 130 },
];

// preview-start
const localeText: Partial<GridLocaleText> = {
  ...plPLGrid,
  noRowsLabel: 'Brak',
  MuiTablePagination: {
    labelRowsPerPage: 'Wiersze:',
    labelDisplayedRows: ({ from, to, count }) => `${from}–${to} z ${count}`,
  },
};
// preview-end

const Toolbar = () => (
  <GridToolbarContainer>
    <GridToolbarDensitySelector />
    <GridToolbarExport />
  </GridToolbarContainer>
);

export default function PolishTexts() {
  return (
    <div lang="pl" style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Pracownicy"
        rows={employees}
        columns={columns}
        localeText={localeText}
        components={{ Toolbar }}
      />
    </div>
  );
}
