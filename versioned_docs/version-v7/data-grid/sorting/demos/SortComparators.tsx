import Box from '@mui/material/Box';
import { DataGrid, gridDateComparator, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);

const steps = ['open', 'packed', 'shipped', 'returned'];

const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    sortComparator: (a: string, b: string) => steps.indexOf(a) - steps.indexOf(b),
  },
  {
    field: 'customer',
    headerName: 'Customer, then day',
    flex: 1,
    minWidth: 160,
    // preview-start
    sortComparator: (a, b, aParams, bParams) => {
      const dayOf = ({ api, id }: typeof aParams) => api.getCellValue(id, 'ordered');
      return (
        gridStringOrNumberComparator(a, b, aParams, bParams) ||
        gridDateComparator(dayOf(aParams), dayOf(bParams), aParams, bParams)
      );
    },
    // preview-end
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
];

export default function SortComparators() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders by progress' } }}
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
