import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useQuery,
} from '@tanstack/react-query';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { Page } from '../../data/server';
import { pageSizes, toSearch, useView } from './searchParams';
import type { View } from './searchParams';

const server = createServer(orders);
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
const empty: Page<Order> = { rows: [], total: 0, nextCursor: null };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

function Orders() {
  const [search, setSearch] = React.useState('?page=2&sort=total.desc&hide=country');
  // preview-start
  const { columnVisibilityModel, paginationModel, sortModel, filterModel } = useView(search);
  const change = (changed: Partial<View>) => setSearch((current) => toSearch(current, changed));
  const start = paginationModel.page * paginationModel.pageSize;
  const end = start + paginationModel.pageSize - 1;
  const { data = empty, isFetching } = useQuery({
    queryKey: ['orders', { start, end, sortModel, filterModel }],
    queryFn: ({ signal }) => server.list({ start, end, sortModel, filterModel }, signal),
    placeholderData: keepPreviousData,
  });
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <code dir="ltr" style={{ wordBreak: 'break-all' }}>
        {search || '(no parameters)'}
      </code>
      <Box sx={{ height: 424, mt: 1 }}>
        <DataGrid
          aria-label="Orders, loaded by TanStack Query, with the view in the URL"
          rows={data.rows}
          rowCount={data.total}
          loading={isFetching}
          columns={columns}
          showToolbar
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => change({ paginationModel: model })}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => change({ sortModel: model })}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => change({ filterModel: model })}
          columnVisibilityModel={columnVisibilityModel}
          onColumnVisibilityModelChange={(model) => change({ columnVisibilityModel: model })}
          pageSizeOptions={pageSizes}
        />
      </Box>
    </Box>
  );
}

export default function QueryInUrl() {
  return (
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>
  );
}
