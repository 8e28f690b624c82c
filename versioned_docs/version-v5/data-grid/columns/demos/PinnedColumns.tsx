import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'product', headerName: 'Product', width: 240 },
  { field: 'note', headerName: 'Note', width: 320 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const initialState = { pinnedColumns: { left: ['id'], right: ['total'] } };
// preview-end

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with pinned columns"
        rows={orders}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
