import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 110,
  },
];
// preview-end

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders of each type of column" rows={orders} columns={columns} />
    </Box>
  );
}
