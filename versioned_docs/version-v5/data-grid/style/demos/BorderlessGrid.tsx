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
const borderless = {
  border: 0,
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-cell': { borderBottom: 0 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
};
// preview-end

export default function BorderlessGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        aria-label="Orders without lines"
        rows={rows}
        columns={columns}
        sx={borderless}
        hideFooter
      />
    </Box>
  );
}
