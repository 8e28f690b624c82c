import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { Page } from '../../data/server';

const server = createServer(orders);
const empty: Page<Order> = { rows: [], total: 0, nextCursor: null };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function WithoutDataSource() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const query = React.useMemo(() => {
    const start = paginationModel.page * paginationModel.pageSize;
    return { start, end: start + paginationModel.pageSize - 1, sortModel, filterModel };
  }, [paginationModel, sortModel, filterModel]);
  const [answer, setAnswer] = React.useState<{ query: object | null; page: Page<Order> }>({
    query: null,
    page: empty,
  });
  // preview-start
  React.useEffect(() => {
    const controller = new AbortController();
    server.list(query, controller.signal).then(
      (page) => setAnswer({ query, page }),
      () => {
        if (!controller.signal.aborted) {
          setAnswer({ query, page: empty });
        }
      },
    );
    return () => controller.abort();
  }, [query]);
  // preview-end
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders, loaded in an effect"
        rows={answer.page.rows}
        rowCount={answer.page.total}
        loading={answer.query !== query}
        columns={columns}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
