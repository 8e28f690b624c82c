import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, { latency: 1500 });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

// preview-start
function createDataSource(onAbort: () => void): GridDataSource {
  let running: AbortController | null = null;
  return {
    getRows: async (params) => {
      running?.abort();
      const controller = new AbortController();
      running = controller;
      controller.signal.addEventListener('abort', onAbort);
      const { rows, total } = await server.list(params, controller.signal);
      running = null;
      return { rows, rowCount: total };
    },
  };
}
// preview-end

export default function AbortedRequests() {
  const [aborted, setAborted] = React.useState(0);
  const dataSource = React.useMemo(
    () => createDataSource(() => setAborted((count) => count + 1)),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders of a slow server"
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Stopped requests: {aborted}
      </Box>
    </Box>
  );
}
