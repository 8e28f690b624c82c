import Box from '@mui/material/Box';
import { DataGridPro, GridLinkOperator, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

// preview-start
const filterModel = {
  items: [
    { id: 'over', columnField: 'total', operatorValue: '>=', value: 200 },
    { id: 'under', columnField: 'total', operatorValue: '<=', value: 600 },
    { id: 'open', columnField: 'status', operatorValue: 'equals', value: 'open' },
  ],
  linkOperator: GridLinkOperator.And,
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
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
