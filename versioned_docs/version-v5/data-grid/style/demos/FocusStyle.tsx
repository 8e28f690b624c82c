import Box from '@mui/material/Box';
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
const ring = { outline: '3px solid #0084d1', outlineOffset: -3 };

const focus = {
  '& .MuiDataGrid-columnHeader:focus-within': ring,
  '& .MuiDataGrid-columnHeader:focus': ring,
  '& .MuiDataGrid-cell:focus-within': ring,
  '& .MuiDataGrid-cell:focus': ring,
};
// preview-end

export default function FocusStyle() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a bold focus ring"
        rows={rows}
        columns={columns}
        sx={focus}
        disableSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
