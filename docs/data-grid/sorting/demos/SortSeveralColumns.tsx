import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../data/orders';

const rows = orders.slice(0, 7);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 95 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 125 },
];

const sortModel: GridSortModel = [
  { field: 'status', sort: 'asc' },
  { field: 'total', sort: 'desc' },
];

export default function SortSeveralColumns() {
  return (
    <Box sx={{ height: 422 }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Orders by status, then by total"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel } }}
        multipleColumnsSortingMode="always"
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
