import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const orders = [
  {
    id: 1041,
    customer: 'Ana Lima',
    product: 'Enamel camping mug',
    country: 'Brazil',
    status: 'shipped',
    total: 312,
  },
  {
    id: 1043,
    customer: '田中 陽菜',
    product: 'Cast-iron skillet',
    country: 'Japan',
    status: 'packed',
    total: 414,
  },
  {
    id: 1046,
    customer: 'Ana Lima',
    product: 'Enamel camping mug',
    country: 'Brazil',
    status: 'returned',
    total: -52,
  },
  {
    id: 1051,
    customer: 'Liam O’Brien',
    product: 'Waxed rain jacket',
    country: 'Ireland',
    status: 'open',
    total: 189,
  },
];

const columns: GridColDef<(typeof orders)[number]>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', width: 280 },
  { field: 'country', headerName: 'Country', width: 220 },
  { field: 'status', headerName: 'Status', width: 240 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['customer'], right: ['total'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
