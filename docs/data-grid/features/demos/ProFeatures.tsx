import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, filterable: false },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 170 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const initialState: GridInitialState = {
  pinnedColumns: { left: ['id'], right: ['total'] },
  sorting: {
    sortModel: [
      { field: 'status', sort: 'asc' },
      { field: 'total', sort: 'desc' },
    ],
  },
};
// preview-end

export default function ProFeatures() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with features of the Pro plan"
        rows={orders}
        columns={columns}
        initialState={initialState}
        headerFilters
      />
    </Box>
  );
}
