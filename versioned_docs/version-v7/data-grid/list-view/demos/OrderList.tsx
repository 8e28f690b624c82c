import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import OrderSummary from './OrderSummary';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const listColumn: GridListColDef<Order> = {
  field: 'summary',
  renderCell: ({ row }) => <OrderSummary order={row} />,
};
// preview-end

export default function OrderList() {
  return (
    <Box sx={{ height: 360, width: '100%', maxWidth: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders as a list' } }}
        rows={orders}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        rowHeight={64}
      />
    </Box>
  );
}
