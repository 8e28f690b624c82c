import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 200 },
];

// preview-start
const initialState = {
  columns: { columnVisibilityModel: { country: false, note: false } },
};
// preview-end

export default function HiddenColumns() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with hidden columns' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
