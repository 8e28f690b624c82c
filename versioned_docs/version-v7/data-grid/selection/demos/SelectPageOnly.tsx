import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function SelectPageOnly() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders, selected page by page' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        pagination
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
        checkboxSelectionVisibleOnly
      />
      {/* preview-end */}
    </Box>
  );
}
