import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'product', headerName: 'Product', width: 220 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'note', headerName: 'Note', width: 360 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'], right: ['total'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
