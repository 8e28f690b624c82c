import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90, pivotable: false },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    availableAggregationFunctions: ['sum', 'max'],
  },
];
// preview-end

const model: GridPivotModel = {
  rows: [{ field: 'customer' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

const initialState = {
  pivoting: { enabled: true, model },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

export default function PivotLimits() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        aria-label="Totals with a limited panel"
        rows={orders}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
