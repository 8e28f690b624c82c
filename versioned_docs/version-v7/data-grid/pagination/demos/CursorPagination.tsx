import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { Page } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false },
];

export default function CursorPagination() {
  const [{ page, pageSize }, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  // The cursor with which each page begins; the first page needs none.
  const [cursors, setCursors] = React.useState<(number | null)[]>([null]);
  const [answer, setAnswer] = React.useState<{ page: number; data: Page<Order> } | null>(null);
  // preview-start
  const after = cursors[page] ?? null;
  React.useEffect(() => {
    const controller = new AbortController();
    server.list({ after, limit: pageSize }, controller.signal).then(
      (data) => {
        setAnswer({ page, data });
        setCursors((known) => [...known.slice(0, page + 1), data.nextCursor]);
      },
      () => {},
    );
    return () => controller.abort();
  }, [after, page, pageSize]);
  // preview-end
  const hasNextPage = cursors[page + 1] !== null;
  const meta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  const change = (model: GridPaginationModel) => {
    // Only the next page has a cursor: wait until it’s known.
    if (model.page === 0 || typeof cursors[model.page] === 'number') {
      setPaginationModel(model);
    }
  };
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders, one cursor after the other' } }}
        rows={answer?.data.rows ?? []}
        loading={answer?.page !== page}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={meta}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={change}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
    </Box>
  );
}
