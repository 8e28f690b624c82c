import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationMeta } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100, sortable: false },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 150, sortable: false },
];

export default function EstimatedRowCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  const start = paginationModel.page * paginationModel.pageSize;
  const end = start + paginationModel.pageSize;
  const rows = React.useMemo(() => orders.slice(start, end), [start, end]);
  const meta = React.useMemo<GridPaginationMeta>(
    () => ({ hasNextPage: end < orders.length }),
    [end],
  );
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders, about thirty' } }}
        rows={rows}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={30}
        paginationMeta={meta}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
      {/* preview-end */}
    </Box>
  );
}
