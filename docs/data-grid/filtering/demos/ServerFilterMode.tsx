import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ServerFilterMode() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'country', operator: 'contains', value: 'land' }],
  });
  const [answer, setAnswer] = React.useState<{ to: GridFilterModel | null; rows: Order[] }>({
    to: null,
    rows: [],
  });
  // preview-start
  React.useEffect(() => {
    const controller = new AbortController();
    server.list({ filterModel }, controller.signal).then(
      ({ rows }) => setAnswer({ to: filterModel, rows }),
      () => {},
    );
    return () => controller.abort();
  }, [filterModel]);
  // preview-end
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders, filtered in an effect"
        rows={answer.rows}
        loading={answer.to !== filterModel}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
