import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 170 },
];

export default function HeaderFilters() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with filters in the header' } }}
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter
      />
      {/* preview-end */}
    </Box>
  );
}
