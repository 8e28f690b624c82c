import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(manyOrders);

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, sortable: false },
];

interface Answer {
  to: string;
  rows: Order[];
  total: number;
}

export default function ServerPagination() {
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(5);
  const [answer, setAnswer] = React.useState<Answer>({ to: '', rows: [], total: 0 });
  // preview-start
  const request = `${page * pageSize}-${(page + 1) * pageSize - 1}`;
  React.useEffect(() => {
    const controller = new AbortController();
    const [start, end] = request.split('-').map(Number);
    server.list({ start, end }, controller.signal).then(
      ({ rows, total }) => setAnswer({ to: request, rows, total }),
      () => {},
    );
    return () => controller.abort();
  }, [request]);
  // preview-end
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders, one page at a time"
        rows={answer.rows}
        rowCount={answer.total}
        loading={answer.to !== request}
        columns={columns}
        paginationMode="server"
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={[5, 10]}
        disableColumnFilter
      />
    </Box>
  );
}
