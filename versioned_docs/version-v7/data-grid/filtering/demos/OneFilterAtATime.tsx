import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const items = [{ field: 'status', operator: 'equals', value: 'open' }];
const initialState = { filter: { filterModel: { items } } };

export default function OneFilterAtATime() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders, one filter at a time' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        disableMultipleColumnsFiltering
        slots={{ toolbar: GridToolbar }}
      />
      {/* preview-end */}
    </Box>
  );
}
