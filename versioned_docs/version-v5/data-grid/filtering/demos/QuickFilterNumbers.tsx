import Box from '@mui/material/Box';
import { DataGrid, getGridStringQuickFilterFn, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColumns<Order> = [
  {
    field: 'id',
    headerName: 'Order',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => String(value),
    getApplyQuickFilterFn: getGridStringQuickFilterFn,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];
// preview-end

const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['105'] } } };

export default function QuickFilterNumbers() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders 1050 to 1059"
        rows={orders}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
        componentsProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
