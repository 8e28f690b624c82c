import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const none: Order[] = [];

export default function NoOrdersOverlay() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'No orders yet' } }}
        rows={none}
        columns={columns}
        hideFooter
        sx={{ '--DataGrid-overlayHeight': '220px' }}
      />
      {/* preview-end */}
    </Box>
  );
}
