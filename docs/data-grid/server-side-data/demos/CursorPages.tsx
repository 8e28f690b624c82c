import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

/** Knows with which cursor each page begins, as long as filters and sorting stay the same. */
function createCursors() {
  let cursors: (number | null)[] = [null];
  let lastQuery = '';
  return {
    of(page: number, query: string) {
      if (query !== lastQuery) {
        cursors = [null];
        lastQuery = query;
      }
      return cursors[page] ?? null;
    },
    keep(page: number, cursor: number | null) {
      cursors[page] = cursor;
    },
  };
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function CursorPages() {
  const dataSource = React.useMemo<GridDataSource>(() => {
    const cursors = createCursors();
    // preview-start
    return {
      getRows: async ({ paginationModel, sortModel, filterModel }) => {
        const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 5 };
        const after = cursors.of(page, JSON.stringify([sortModel, filterModel, pageSize]));
        const answer = await server.list({ sortModel, filterModel, after, limit: pageSize });
        cursors.keep(page + 1, answer.nextCursor);
        const isLastPage = answer.nextCursor === null;
        return {
          rows: answer.rows,
          rowCount: isLastPage ? page * pageSize + answer.rows.length : -1,
        };
      },
    };
    // preview-end
  }, []);
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders read by cursor"
        dataSource={dataSource}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
