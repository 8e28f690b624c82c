import Box from '@mui/material/Box';
import {
  DataGrid,
  selectedGridRowsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
function TotalFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, selectedGridRowsSelector);
  const totals = [...selected.values()].map(({ total }) => Number(total));
  const sum = totals.reduce((all, total) => all + total, 0);
  return (
    <Box role="status" sx={{ p: 1.5, typography: 'body2' }}>
      {`${totals.length} selected, ${sum.toFixed(2)} €`}
    </Box>
  );
}
// preview-end

const slots = { footer: TotalFooter };

export default function SelectedTotal() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with the total of those selected' } }}
        rows={orders}
        columns={columns}
        checkboxSelection
        slots={slots}
      />
    </Box>
  );
}
