import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  // preview-start
  // Each date is another object, so equal dates aren't merged.
  { field: 'ordered', headerName: 'Dates', type: 'date', width: 110 },
  {
    field: 'day',
    headerName: 'Numbers',
    type: 'date',
    width: 110,
    valueGetter: (_, row) => row.ordered,
    rowSpanValueGetter: (_, row) => row.ordered.getTime(),
  },
  // preview-end
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = orders.slice(0, 5);

export default function UnmergedDates() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders by day, not merged and merged' } }}
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        hideFooter
      />
    </Box>
  );
}
