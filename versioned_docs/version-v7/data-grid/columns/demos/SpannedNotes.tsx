import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  // preview-start
  {
    field: 'shipped',
    headerName: 'Shipped',
    type: 'date',
    width: 110,
    colSpan: (value) => (value ? 1 : 3),
    valueFormatter: (value: Date | null, row) =>
      value?.toLocaleDateString('en-US') ?? `Not shipped. ${row.note ?? ''}`,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
  // preview-end
];

export default function SpannedNotes() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders and shipping' } }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
