import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColumns<Order> = [
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
        aria-label="Orders in the warehouse"
        rows={orders}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { columnField: 'status', operatorValue: 'isAnyOf', value: ['open', 'packed'] },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
