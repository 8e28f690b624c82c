import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const quick = createServer(orders.slice(0, 4), { latency: 150 });
const slow = createServer(orders.slice(4, 8), { latency: 1500 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function SpinnerAfterPause() {
  const [rows, setRows] = React.useState(() => orders.slice(0, 4));
  const [loading, setLoading] = React.useState(false);
  // preview-start
  const load = async (server: typeof quick) => {
    // Answers within 300 ms show no progress, so nothing flickers.
    const timer = setTimeout(() => setLoading(true), 300);
    const page = await server.list({});
    clearTimeout(timer);
    setLoading(false);
    setRows(page.rows);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => load(quick)}>Quick answer</Button>
      <Button onClick={() => load(slow)}>Slow answer</Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders that load now and then' } }}
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </Box>
    </Box>
  );
}
