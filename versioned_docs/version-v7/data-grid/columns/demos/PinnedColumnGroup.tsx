import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 220 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 160 },
  { field: 'country', headerName: 'Country', width: 240 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 160 },
];

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Order', children: [{ field: 'id' }, { field: 'customer' }] },
  { groupId: 'Goods', children: [{ field: 'product' }, { field: 'quantity' }] },
  { groupId: 'Bill', children: [{ field: 'country' }, { field: 'total' }] },
];

const initialState = { pinnedColumns: { left: ['id', 'customer'] } };
// preview-end

export default function PinnedColumnGroup() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with a pinned group' } }}
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
