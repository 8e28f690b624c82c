import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const model: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

const initialState = {
  pivoting: { enabled: true, model },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};
// preview-end

export default function PivotPanel() {
  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGridPremium
        aria-label="Totals by product and status"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
