import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, {
  latency: 1000,
  check: (order) => (order.quantity > 50 ? 'There are only 50 in stock.' : null),
});

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
];

export default function OptimisticEdits() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Set a quantity, then one above 50.');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
      // preview-start
      updateRow: async ({ updatedRow, previousRow }) => {
        setMessage('Saving…');
        server.update(updatedRow as Order).then(
          () => setMessage('Saved.'),
          (error: Error) => {
            setMessage(`Taken back. ${error.message}`);
            apiRef.current?.updateRows([previousRow]);
            apiRef.current?.dataSource.cache.clear();
          },
        );
        return updatedRow;
      },
      // preview-end
    }),
    [apiRef],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders that are saved in the background"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {message}
      </Box>
    </Box>
  );
}
