import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
];

export default function FilterRequests() {
  const [isSlow, setIsSlow] = React.useState(false);
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
        control={<Switch checked={isSlow} onChange={(event) => setIsSlow(event.target.checked)} />}
        label="Wait for a second"
      />
      <Box sx={{ height: 371 }}>
        {/* preview-start */}
        <DataGridPro
          key={String(isSlow)}
          unstable_dataSource={dataSource}
          columns={columns}
          filterDebounceMs={isSlow ? 1000 : 150}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            main: { 'aria-label': 'Orders to search' },
            toolbar: { showQuickFilter: true },
          }}
        />
        {/* preview-end */}
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Requests: {requests}
      </Box>
    </Box>
  );
}
