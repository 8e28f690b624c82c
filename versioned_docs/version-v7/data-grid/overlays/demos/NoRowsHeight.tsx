import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';

const rows: Order[] = [];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

export default function NoRowsHeight() {
  return (
    // preview-start
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders in a parent without a height' } }}
        rows={rows}
        columns={columns}
        hideFooter
        sx={{ '--DataGrid-overlayHeight': '80px' }}
      />
    </Box>
    // preview-end
  );
}
