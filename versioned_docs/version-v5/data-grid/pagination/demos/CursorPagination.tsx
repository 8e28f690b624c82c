import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { Page } from '../../data/server';

const server = createServer(orders);

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 100, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false },
];

const PAGE_SIZE = 5;

const toLabel = ({ from, to }: { from: number; to: number }) => `${from}–${to}`;

export default function CursorPagination() {
  const [page, setPage] = React.useState(0);
  // The cursor with which each page begins; the first page needs none.
  const [cursors, setCursors] = React.useState<(number | null)[]>([null]);
  const [answer, setAnswer] = React.useState<{ page: number; data: Page<Order> } | null>(null);
  // preview-start
  const after = cursors[page] ?? null;
  React.useEffect(() => {
    const controller = new AbortController();
    server.list({ after, limit: PAGE_SIZE }, controller.signal).then(
      (data) => {
        setAnswer({ page, data });
        setCursors((known) => [...known.slice(0, page + 1), data.nextCursor]);
      },
      () => {},
    );
    return () => controller.abort();
  }, [after, page]);
  // preview-end
  const rows = answer?.data.rows ?? [];
  const hasNextPage = cursors[page + 1] !== null;
  // One row more than is known keeps the button for the next page enabled.
  const rowCount = hasNextPage ? (page + 1) * PAGE_SIZE + 1 : page * PAGE_SIZE + rows.length;
  const change = (next: number) => {
    // Only the next page has a cursor: wait until it’s known.
    if (next === 0 || typeof cursors[next] === 'number') {
      setPage(next);
    }
  };
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders, one cursor after the other"
        rows={rows}
        loading={answer?.page !== page}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount}
        componentsProps={{ pagination: { labelDisplayedRows: toLabel } }}
        page={page}
        onPageChange={change}
        pageSize={PAGE_SIZE}
        rowsPerPageOptions={[PAGE_SIZE]}
        disableColumnFilter
      />
    </Box>
  );
}
