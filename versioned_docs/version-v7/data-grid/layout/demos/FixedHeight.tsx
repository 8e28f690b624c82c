import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function FixedHeight() {
  return (
    // preview-start
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders in a fixed height' } }}
        rows={orders}
        columns={columns}
      />
    </Box>
    // preview-end
  );
}
