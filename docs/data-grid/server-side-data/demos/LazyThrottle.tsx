import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(manyOrders, { latency: 200 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
];

export default function LazyThrottle() {
  const [isEager, setIsEager] = React.useState(false);
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
      <FormControlLabel
        control={
          <Switch checked={isEager} onChange={(event) => setIsEager(event.target.checked)} />
        }
        label="Load at once"
      />
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Products, loaded when the scrolling rests"
          lazyLoading
          lazyLoadingRequestThrottleMs={isEager ? 0 : 1000}
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        />
        {/* preview-end */}
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Requests: {requests}
      </Box>
    </Box>
  );
}
