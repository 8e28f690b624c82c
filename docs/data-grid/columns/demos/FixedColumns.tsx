import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  // preview-start
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, hideable: false },
  // preview-end
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function FixedColumns() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders, whose customer is always visible"
        rows={orders}
        columns={columns}
        showToolbar
      />
    </Box>
  );
}
