import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

// preview-start
const initialState = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
  pagination: { paginationModel: { pageSize: 5 } },
};
// preview-end

export default function FirstState() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders, largest first"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
      />
    </Box>
  );
}
