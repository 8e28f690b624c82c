import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import type { Page } from '../../data/server';

const server = createServer(manyOrders);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, sortable: false },
];

interface Answer {
  to: GridPaginationModel;
  data: Page<Order>;
}

export default function ServerPagination() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<Answer | null>(null);
  // preview-start
  React.useEffect(() => {
    const controller = new AbortController();
    const start = paginationModel.page * paginationModel.pageSize;
    const end = start + paginationModel.pageSize - 1;
    server.list({ start, end }, controller.signal).then(
      (data) => setAnswer({ to: paginationModel, data }),
      () => {},
    );
    return () => controller.abort();
  }, [paginationModel]);
  // preview-end
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders, one page at a time"
        rows={answer?.data.rows ?? []}
        columns={columns}
        loading={answer?.to !== paginationModel}
        paginationMode="server"
        rowCount={answer?.data.total ?? 0}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10]}
        disableColumnFilter
      />
    </Box>
  );
}
