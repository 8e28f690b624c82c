import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const none: Order[] = [];

export default function NoOrdersOverlay() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="No orders yet"
        rows={none}
        columns={columns}
        autoHeight
        hideFooter
        sx={none.length === 0 ? { [`& .${gridClasses.virtualScroller}`]: { minHeight: 220 } } : {}}
      />
      {/* preview-end */}
    </Box>
  );
}
