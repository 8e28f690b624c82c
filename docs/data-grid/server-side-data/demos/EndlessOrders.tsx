import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(manyOrders.slice(0, 120));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function EndlessOrders() {
  const [request, setRequest] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      // preview-start
      getRows: async (params) => {
        setRequest(`Last request: rows ${params.start} to ${params.end}`);
        const { rows } = await server.list(params);
        return { rows };
      },
      // preview-end
    }),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          aria-label="Orders, loaded at the end of the list"
          lazyLoading
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 25 } } }}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1, minHeight: 20 }}>
        {request}
      </Box>
    </Box>
  );
}
