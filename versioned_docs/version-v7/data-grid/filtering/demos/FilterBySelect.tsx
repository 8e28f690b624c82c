import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 130,
    valueOptions: [
      { value: 'open', label: 'Open' },
      { value: 'packed', label: 'Packed' },
      { value: 'shipped', label: 'On its way' },
      { value: 'returned', label: 'Returned' },
    ],
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];
// preview-end

export default function FilterBySelect() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders in the warehouse' } }}
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'isAnyOf', value: ['open', 'packed'] }],
            },
          },
        }}
      />
    </Box>
  );
}
