import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(2, 6);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', width: 280 },
  { field: 'country', headerName: 'Country', width: 220 },
  { field: 'status', headerName: 'Status', width: 240 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['customer'], right: ['total'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
