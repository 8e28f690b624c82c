import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 3);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const headers: SxProps<Theme> = (theme) => ({
  '& .MuiDataGrid-columnHeader': {
    color: '#024a70',
    backgroundColor: '#dff2fe',
    ...(theme.palette.mode === 'dark' && { color: '#b8e6fe', backgroundColor: '#052f4a' }),
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
});
// preview-end

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Orders with colored headers"
        rows={rows}
        columns={columns}
        sx={headers}
        hideFooter
      />
    </Box>
  );
}
