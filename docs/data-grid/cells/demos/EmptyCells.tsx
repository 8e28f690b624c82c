import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  // preview-start
  {
    field: 'shipped',
    headerName: 'Shipped',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US') ?? 'Not yet',
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    valueFormatter: (value: string | null) => value ?? '—',
  },
  // preview-end
];

export default function EmptyCells() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders and their notes" rows={orders} columns={columns} />
    </Box>
  );
}
