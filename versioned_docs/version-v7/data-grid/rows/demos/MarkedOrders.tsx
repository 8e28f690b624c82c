import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = orders.slice(0, 7);

// preview-start
const getRowClassName: DataGridProps<Order>['getRowClassName'] = ({ row }) => {
  if (row.status === 'returned') {
    return 'order-returned';
  }
  return row.paid ? '' : 'order-unpaid';
};

const sx = {
  '& .order-returned': { fontStyle: 'italic', color: 'text.secondary' },
  '& .order-unpaid': { fontWeight: 'bold', boxShadow: 'inset 4px 0 0 #d97706' },
};
// preview-end

export default function MarkedOrders() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with unpaid ones marked' } }}
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
