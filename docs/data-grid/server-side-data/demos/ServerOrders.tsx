import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, {
  check: (order) => (order.quantity === 0 ? 'An order needs a quantity.' : null),
});

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
  updateRow: ({ updatedRow }) => server.update(updatedRow as Order),
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 110,
    editable: true,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
];

export default function ServerOrders() {
  const [message, setMessage] = React.useState<string | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 424 }}>
        <DataGrid
          aria-label="Orders on a server"
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          checkboxSelection
          disableRowSelectionOnClick
          keepNonExistentRowsSelected
          showToolbar
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1, minHeight: 20 }}>
        {message}
      </Box>
    </Box>
  );
}
