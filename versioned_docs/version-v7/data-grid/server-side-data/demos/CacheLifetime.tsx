import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GridDataSourceCacheDefault } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

// preview-start
const cache = new GridDataSourceCacheDefault({ ttl: 5_000 });
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function CacheLifetime() {
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
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Status of orders, kept for five seconds' } }}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={cache}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[5]}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Requests: {requests}
      </Box>
    </Box>
  );
}
