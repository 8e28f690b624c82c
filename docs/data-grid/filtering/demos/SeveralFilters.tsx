import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 160 },
];

// preview-start
const filterModel = {
  items: [
    { id: 'over', field: 'total', operator: '>=', value: 200 },
    { id: 'under', field: 'total', operator: '<=', value: 600 },
    { id: 'open', field: 'status', operator: 'equals', value: 'open' },
  ],
  logicOperator: GridLogicOperator.And,
};
// preview-end

const initialState = { filter: { filterModel } };

export default function SeveralFilters() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Open orders of 200 to 600 euros"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
