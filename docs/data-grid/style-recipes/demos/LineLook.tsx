import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows = orders.slice(0, 5);

export default function LineLook() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders with few lines"
        rows={rows}
        columns={columns}
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnSeparator} svg`]: { visibility: 'hidden' },
          [`& .${gridClasses['container--top']}`]: {
            borderBottom: 2,
            borderColor: 'text.primary',
          },
        }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
