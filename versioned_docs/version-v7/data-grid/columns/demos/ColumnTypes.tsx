import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'shipped', headerName: 'Shipped', type: 'dateTime', width: 190 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
  },
];
// preview-end

export default function ColumnTypes() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
