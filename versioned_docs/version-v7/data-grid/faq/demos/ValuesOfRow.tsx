import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1063, customer: { name: 'Liam O’Brien', city: 'Cork' }, price: 189, count: 2 },
  { id: 1064, customer: { name: '김서연', city: 'Busan' }, price: 14.6, count: 30 },
  { id: 1065, customer: null, price: 78.5, count: -1 },
  { id: 1066, customer: { name: 'Ольга Смирнова', city: 'Almaty' }, price: 29, count: 4 },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  // preview-start
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => row.customer?.name ?? '',
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.price * row.count,
    valueFormatter: (value: number) => euros.format(value),
  },
  // preview-end
];

export default function ValuesOfRow() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with their totals' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
