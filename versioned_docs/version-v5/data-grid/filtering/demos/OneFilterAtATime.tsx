import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const items = [{ columnField: 'status', operatorValue: 'equals', value: 'open' }];
const initialState = { filter: { filterModel: { items } } };

export default function OneFilterAtATime() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Open orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        disableMultipleColumnsFiltering
        components={{ Toolbar: GridToolbar }}
      />
      {/* preview-end */}
    </Box>
  );
}
