import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource, GridGetRowsResponse } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, { latency: 1500 });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

function createDataSource(onAbort: () => void): GridDataSource {
  let running: AbortController | null = null;
  return {
    // preview-start
    getRows: async (params) => {
      running?.abort();
      const controller = new AbortController();
      running = controller;
      try {
        const { rows, total } = await server.list(params, controller.signal);
        running = null;
        return { rows, rowCount: total };
      } catch (error) {
        if (!controller.signal.aborted) throw error;
        onAbort();
        // Never answers: an error would empty the grid.
        return new Promise<GridGetRowsResponse>(() => {});
      }
    },
    // preview-end
  };
}

export default function IgnoredAnswers() {
  const [aborted, setAborted] = React.useState(0);
  const dataSource = React.useMemo(
    () => createDataSource(() => setAborted((count) => count + 1)),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders of a slow server' } }}
          unstable_dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[5]}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Stopped requests: {aborted}
      </Box>
    </Box>
  );
}
