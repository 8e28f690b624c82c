import Box from '@mui/material/Box';
import { DataGrid, GridFilterInputValue, GridToolbar } from '@mui/x-data-grid';
import type { GridCellParams, GridColumns, GridFilterOperator } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

// preview-start
/** `Kraków` and `krakow` become the same text. */
const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const matches = (part: string) => (params: GridCellParams) => plain(params.value).includes(part);

const contains: GridFilterOperator<Employee> = {
  value: 'contains',
  getApplyFilterFn: ({ value }) => (value ? matches(plain(value).trim()) : null),
  InputComponent: GridFilterInputValue,
};
// preview-end

const accentFree = {
  filterOperators: [contains],
  getApplyQuickFilterFn: (word: string) => matches(plain(word)),
};

const columns: GridColumns<Employee> = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160, ...accentFree },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 120, ...accentFree },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ columnField: 'office', operatorValue: 'contains', value: 'krakow' }],
    },
  },
};

export default function IgnoredAccents() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Employees in Kraków"
        rows={employees}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
        componentsProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
