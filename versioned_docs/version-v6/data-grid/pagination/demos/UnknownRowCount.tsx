import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100, sortable: false },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 150, sortable: false },
];

const moreThan = ({ from, to }: { from: number; to: number }) => `${from}–${to} of more than ${to}`;

export default function UnknownRowCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const start = paginationModel.page * paginationModel.pageSize;
  const end = start + paginationModel.pageSize;
  const rows = React.useMemo(() => orders.slice(start, end), [start, end]);
  const hasNextPage = end < orders.length; // from the server
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders, not counted"
        rows={rows}
        columns={columns}
        paginationMode="server"
        rowCount={hasNextPage ? end + 1 : start + rows.length}
        slotProps={{ pagination: hasNextPage ? { labelDisplayedRows: moreThan } : {} }}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
      {/* preview-end */}
    </Box>
  );
}
