import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const first: GridFilterModel = {
  items: [{ columnField: 'country', operatorValue: 'contains', value: 'land' }],
};

export default function ServerFilterMode() {
  const [filterModel, setFilterModel] = React.useState(first);
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
        aria-label="Orders from countries with “land” in their name"
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
