import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';

const rows: Order[] = [];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

// preview-start
const localeText = {
  noRowsLabel: 'No orders today',
  noResultsOverlayLabel: 'No order matches the filters',
};
// preview-end

export default function NoRowsTexts() {
  return (
    <Box sx={{ height: 160, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders of today' } }}
        rows={rows}
        columns={columns}
        localeText={localeText}
        hideFooter
      />
    </Box>
  );
}
