import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
function RowsFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = shown.reduce((sum, { model }) => sum + model.total, 0);
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {shown.length} of {count} orders, {total.toFixed(2)} €
    </Box>
  );
}
// preview-end

const slots = { footer: RowsFooter };

export default function ShownRowsCount() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a sum"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'status', operator: 'equals', value: 'open' }] },
          },
        }}
      />
    </Box>
  );
}
