import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130, headerAlign: 'center', align: 'center' },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 120, headerAlign: 'left' },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];
// preview-end

export default function HeaderAlignment() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with aligned headers' } }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
