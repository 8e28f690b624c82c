import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const allOrders = manyOrders.slice(0, 120);
const server = createServer(allOrders);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false },
  { field: 'total', headerName: 'Total', type: 'number', width: 100, sortable: false },
];

export default function EndlessOrders() {
  const [rows, setRows] = React.useState(() => allOrders.slice(0, 25));
  const [loading, setLoading] = React.useState(false);
  // preview-start
  const loadMore = async () => {
    if (loading || rows.length === allOrders.length) return;
    setLoading(true);
    const page = await server.list({ start: rows.length, end: rows.length + 24 });
    setRows((old) => [...old, ...page.rows]);
    setLoading(false);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders, loaded at the end of the list' } }}
          rows={rows}
          columns={columns}
          loading={loading}
          onRowsScrollEnd={loadMore}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1, minHeight: 20 }}>
        {rows.length} orders are loaded.
      </Box>
    </Box>
  );
}
