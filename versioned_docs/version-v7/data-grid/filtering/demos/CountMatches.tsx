import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  GridToolbar,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

// preview-start
function MatchSummary() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = matches.reduce((sum, { model }) => sum + Number(model.total), 0);
  return (
    <Box role="status" sx={{ p: 1.5, typography: 'body2' }}>
      {`${matches.length} of ${orders.length} orders, ${total.toFixed(2)} € in total`}
    </Box>
  );
}

const slots = { toolbar: GridToolbar, footer: MatchSummary };
// preview-end

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'product', operator: 'contains', value: 'lantern' }] },
  },
};

export default function CountMatches() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders of lanterns' } }}
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
