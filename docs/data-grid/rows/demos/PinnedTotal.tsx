import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

type Row = Pick<Order, 'customer' | 'quantity' | 'total'> & { id: Order['id'] | 'sum' };

const columns: GridColDef<Row>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const pinnedRows: GridPinnedRowsProp<Row> = {
  bottom: [
    {
      id: 'sum',
      customer: 'All orders',
      quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
      total: orders.reduce((sum, { total }) => sum + total, 0),
    },
  ],
};
// preview-end

export default function PinnedTotal() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro<Row>
        aria-label="Orders with a sum below"
        rows={orders}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
