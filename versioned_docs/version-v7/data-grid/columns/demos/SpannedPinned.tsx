import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    colSpan: (_value, { status }) => (status === 'returned' ? 3 : 1),
    valueFormatter: (value: string, { status }) =>
      status === 'returned' ? `${value}: returned` : value,
  },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'product', headerName: 'Product', width: 200 },
  // preview-end
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const initialState = { pinnedColumns: { left: ['id', 'customer'] } };

export default function SpannedPinned() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with pinned columns' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        disableColumnReorder
      />
    </Box>
  );
}
