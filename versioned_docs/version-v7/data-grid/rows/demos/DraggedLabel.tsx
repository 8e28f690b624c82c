import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_REORDER_COL_DEF, headerName: 'Move', renderHeader: undefined, width: 70 },
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, sortable: false },
];

// preview-start
const rows = orders.slice(0, 5).map((order) => ({
  ...order,
  // What is shown at the pointer while a row is dragged, instead of the id.
  __reorder__: `${order.customer}, ${order.total} €`,
}));
// preview-end

export default function DraggedLabel() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with a label while dragged' } }}
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
      />
    </Box>
  );
}
