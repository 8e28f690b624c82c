import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function CellsAndRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders with selectable rows and cells' } }}
        rows={orders}
        columns={columns}
        cellSelection
        checkboxSelection
        disableRowSelectionOnClick
      />
      {/* preview-end */}
    </Box>
  );
}
