import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function CachedPages() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequests((count) => count + 1);
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  // preview-start
  const refresh = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  const clear = () => apiRef.current?.dataSource.cache.clear();
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button onClick={refresh}>Refresh this page</Button>
        <Button onClick={clear}>Forget all pages</Button>
        <span role="status">Requests: {requests}</span>
      </Box>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Products of orders, with a cache"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
