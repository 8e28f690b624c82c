import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 200,
    // preview-start
    renderHeader: ({ colDef }) => (
      <span>
        {colDef.headerName}{' '}
        <Box component="small" sx={{ opacity: 0.7 }}>
          in euros
        </Box>
      </span>
    ),
    // preview-end
  },
];

export default function RenderedHeader() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with a unit in the header' } }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
