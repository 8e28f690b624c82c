import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  {
    id: 1045,
    product: 'Solar lantern',
    quantity: 40,
    status: 'open',
    ordered: new Date(2025, 3, 4),
    paid: false,
  },
  {
    id: 1046,
    product: 'Enamel mug',
    quantity: -4,
    status: 'returned',
    ordered: new Date(2025, 3, 5),
    paid: true,
  },
  {
    id: 1047,
    product: 'Wool blanket',
    quantity: 12,
    status: 'open',
    ordered: new Date(2025, 3, 6),
    paid: true,
  },
];

const columns: GridColDef<(typeof orders)[number]>[] = [
  // preview-start
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 95 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'open', label: 'To pack' },
      { value: 'returned', label: 'Returned' },
    ],
    width: 110,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  // preview-end
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        hideFooter
      />
    </Box>
  );
}
