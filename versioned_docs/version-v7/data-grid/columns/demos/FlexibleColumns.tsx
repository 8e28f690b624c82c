import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 200 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];
// preview-end

export default function FlexibleColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with notes' } }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
