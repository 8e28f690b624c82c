import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const heat = ['Mild', 'Medium', 'Hot', 'Fierce'];

const rows = [
  { id: 1, chili: 'Poblano', heat: 'Mild', stock: 12 },
  { id: 2, chili: 'Habanero', heat: 'Fierce', stock: null },
  { id: 3, chili: 'Jalapeño', heat: 'Medium', stock: 30 },
  { id: 4, chili: 'Cayenne', heat: 'Hot', stock: 8 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'chili', headerName: 'Chili', flex: 1, minWidth: 100 },
  // preview-start
  {
    field: 'heat',
    headerName: 'Heat',
    sortComparator: (a: string, b: string) => heat.indexOf(a) - heat.indexOf(b),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    getSortComparator: (direction) => (a: number | null, b: number | null) => {
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return direction === 'desc' ? b - a : a - b;
    },
  },
  // preview-end
];

export default function SortComparators() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid
        aria-label="Chili stock"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'heat', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
