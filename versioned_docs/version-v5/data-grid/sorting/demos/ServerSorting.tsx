import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColumns, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

interface Answer {
  to: GridSortModel | null;
  rows: Order[];
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<Answer>({ to: null, rows: [] });
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
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders sorted by a server"
        rows={answer.rows}
        loading={answer.to !== sortModel}
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
