import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 100, sortable: false },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 150, sortable: false },
];

const PAGE_SIZE = 5;

const moreThan = ({ from, to }: { from: number; to: number }) => `${from}–${to} of more than ${to}`;

export default function UnknownRowCount() {
  const [page, setPage] = React.useState(0);
  const start = page * PAGE_SIZE;
  const end = start + PAGE_SIZE;
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
        componentsProps={{ pagination: hasNextPage ? { labelDisplayedRows: moreThan } : {} }}
        page={page}
        onPageChange={setPage}
        pageSize={PAGE_SIZE}
        rowsPerPageOptions={[PAGE_SIZE]}
        disableColumnFilter
      />
      {/* preview-end */}
    </Box>
  );
}
