import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders.slice(0, 5));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 125 },
];

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<{ to: GridSortModel; rows: Order[] } | null>(null);
  // preview-start
  React.useEffect(() => {
    const controller = new AbortController();
    server.list({ sortModel }, controller.signal).then(
      ({ rows }) => setAnswer({ to: sortModel, rows }),
      () => {},
    );
    return () => controller.abort();
  }, [sortModel]);
  // preview-end
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders that a server sorts"
        rows={answer?.rows ?? []}
        loading={answer?.to !== sortModel}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
