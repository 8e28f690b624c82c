import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import {
  QueryClientProvider,
  keepPreviousData,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Order } from '../../data/orders';
import { QueryProblem } from './tanstack/QueryProblem';
import { queryClient, server } from './tanstack/queryClient';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];
const failed = { noRowsLabel: 'Not loaded', noResultsOverlayLabel: 'Not loaded' };

function Orders() {
  const [{ page, pageSize }, setPage] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [total, setTotal] = React.useState(0);
  // preview-start
  const query = { start: page * pageSize, end: (page + 1) * pageSize - 1, sortModel, filterModel };
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => server.list(query, signal),
    placeholderData: keepPreviousData,
  });
  const edit = useMutation({
    mutationFn: (order: Order) => server.update(order),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  // preview-end
  if (data && data.total !== total) {
    setTotal(data.total);
  }
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders, loaded by TanStack Query"
          rows={data?.rows ?? []}
          rowCount={total}
          loading={isFetching}
          columns={columns}
          paginationMode="server"
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={setPage}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          processRowUpdate={(order) => edit.mutateAsync(order)}
          onProcessRowUpdateError={() => {}}
          onCellEditStop={() => edit.reset()}
          localeText={error ? failed : undefined}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <QueryProblem loading={error} saving={edit.error} onRetry={refetch} />
    </Box>
  );
}

export default function TanStackQuery() {
  return (
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>
  );
}
