import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders by total"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
