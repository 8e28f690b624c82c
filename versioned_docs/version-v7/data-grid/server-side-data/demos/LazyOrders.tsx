import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(manyOrders);
const first = manyOrders.slice(0, 20);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false },
  { field: 'total', headerName: 'Total', type: 'number', width: 100, sortable: false },
];

export default function LazyOrders() {
  const apiRef = useGridApiRef();
  const [request, setRequest] = React.useState('');
  // preview-start
  const load: DataGridProProps['onFetchRows'] = async ({ firstRowToRender, lastRowToRender }) => {
    const range = { start: firstRowToRender, end: lastRowToRender - 1 };
    setRequest(`Last request: rows ${range.start} to ${range.end}`);
    const { rows } = await server.list(range);
    apiRef.current?.unstable_replaceRows(firstRowToRender, rows);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'A thousand orders, loaded while scrolling' } }}
          rows={first}
          rowCount={1000}
          rowsLoadingMode="server"
          onFetchRows={load}
          columns={columns}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1, minHeight: 20 }}>
        {request}
      </Box>
    </Box>
  );
}
