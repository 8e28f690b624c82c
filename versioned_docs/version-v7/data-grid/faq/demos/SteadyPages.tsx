import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { Page } from '../../data/server';

const server = createServer(manyOrders);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function SteadyPages() {
  const [keepCount, setKeepCount] = React.useState(true);
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<{ to: GridPaginationModel; data: Page<Order> }>();
  React.useEffect(() => {
    const controller = new AbortController();
    const start = model.page * model.pageSize;
    server.list({ start, end: start + model.pageSize - 1 }, controller.signal).then(
      (data) => setAnswer({ to: model, data }),
      () => {},
    );
    return () => controller.abort();
  }, [model]);
  // preview-start
  const loading = answer?.to !== model;
  const lastCount = answer?.data.total ?? 0;
  const rowCount = loading && !keepCount ? 0 : lastCount;
  // preview-end
  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={keepCount} onChange={(event) => setKeepCount(event.target.checked)} />
        }
        label="Keep the row count while a page loads"
      />
      <Box sx={{ height: 371 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders by page' } }}
          rows={answer?.data.rows ?? []}
          columns={columns}
          loading={loading}
          paginationMode="server"
          sortingMode="server"
          rowCount={rowCount}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
    </div>
  );
}
