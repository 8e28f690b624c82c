import Box from '@mui/material/Box';
import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';

const orders = [
  { id: 1041, customer: 'Ana Lima', status: 'shipped', days: 2 },
  { id: 1049, customer: 'Priya Raman', status: 'packed', days: null },
  { id: 1050, customer: 'Ольга Смирнова', status: 'shipped', days: 3 },
  { id: 1051, customer: 'Liam O’Brien', status: 'open', days: null },
];

const steps = ['open', 'packed', 'shipped'];
const byProgress: GridComparatorFn<string> = (a, b) => steps.indexOf(a) - steps.indexOf(b);

const columns: GridColDef<(typeof orders)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 80 },
  // preview-start
  { field: 'status', headerName: 'Status', width: 105, sortComparator: byProgress },
  {
    field: 'days',
    headerName: 'Days to ship',
    type: 'number',
    width: 120,
    getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      const order = gridStringOrNumberComparator(a, b, paramsA, paramsB);
      return direction === 'desc' ? -order : order;
    },
  },
  // preview-end
];

export default function SortComparators() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders by progress' } }}
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
