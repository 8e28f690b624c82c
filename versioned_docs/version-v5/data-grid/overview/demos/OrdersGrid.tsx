import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns, GridInitialState } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 100,
  },
];

const initialState: GridInitialState = {
  pagination: { pageSize: 5 },
  sorting: { sortModel: [{ field: 'ordered', sort: 'desc' }] },
};

export default function OrdersGrid() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders of the shop"
        rows={orders}
        columns={columns}
        initialState={initialState}
        rowsPerPageOptions={[5, 10, 25]}
        components={{ Toolbar: GridToolbar }}
        checkboxSelection
      />
      {/* preview-end */}
    </Box>
  );
}
