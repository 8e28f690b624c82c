import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function SelectionAcrossPages() {
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(5);
  const [model, setModel] = React.useState<GridSelectionModel>([1042, 1050]);
  // The server sends one page at a time.
  const start = page * pageSize;
  const rows = React.useMemo(() => orders.slice(start, start + pageSize), [start, pageSize]);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders, one page at a time"
          rows={rows}
          columns={columns}
          rowCount={orders.length}
          paginationMode="server"
          page={page}
          onPageChange={setPage}
          pageSize={pageSize}
          onPageSizeChange={setPageSize}
          rowsPerPageOptions={[5, 10]}
          checkboxSelection
          keepNonExistentRowsSelected
          selectionModel={model}
          onSelectionModelChange={setModel}
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2">{`Selected: ${model.join(', ') || 'none'}`}</Typography>
    </Stack>
  );
}
