import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, {
  check: (order) => (order.quantity === 0 ? 'An order needs a quantity.' : null),
});

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
];

export default function SavedEdits() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Double-click a quantity to change it.');
  // preview-start
  const processRowUpdate = async (row: Order) => {
    const saved = await server.update(row);
    // The cache still has the old page.
    apiRef.current?.unstable_dataSource.cache.clear();
    setMessage(`Order ${saved.id} is saved.`);
    return saved;
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with quantities to change' } }}
          unstable_dataSource={dataSource}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[5]}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {message}
      </Box>
    </Box>
  );
}
