import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 3, minWidth: 160, maxWidth: 320 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, resizable: false },
];
// preview-end

export default function ColumnWidths() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} />
    </Box>
  );
}
