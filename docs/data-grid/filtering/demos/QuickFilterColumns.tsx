import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GetApplyQuickFilterFn, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
/** `>500` finds totals over 500; other words are left to the other columns. */
const overTotal: GetApplyQuickFilterFn<Order, number> = (value) => {
  const [, limit] = /^>(\d+)$/.exec(String(value)) ?? [];
  return limit === undefined ? null : (total) => total > Number(limit);
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, getApplyQuickFilterFn: () => null },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', width: 110, getApplyQuickFilterFn: overTotal },
];
// preview-end

const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['>500'] } } };

export default function QuickFilterColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders over 500 euros"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
