import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 140,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 130 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 180 },
];
// preview-end

const initialState = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'open' }] } },
};

export default function HeaderFilterTypes() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with header filters for each type' } }}
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
