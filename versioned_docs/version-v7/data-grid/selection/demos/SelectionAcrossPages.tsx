import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function SelectionAcrossPages() {
  const [paging, setPaging] = React.useState({ page: 0, pageSize: 5 });
  const [model, setModel] = React.useState<GridRowSelectionModel>([1042, 1050]);
  // The server sends one page at a time.
  const start = paging.page * paging.pageSize;
  const rows = React.useMemo(
    () => orders.slice(start, start + paging.pageSize),
    [start, paging.pageSize],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        {/* preview-start */}
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders, one page at a time' } }}
          rows={rows}
          columns={columns}
          rowCount={orders.length}
          paginationMode="server"
          paginationModel={paging}
          onPaginationModelChange={setPaging}
          pageSizeOptions={[5, 10]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2">{`Selected: ${model.join(', ') || 'none'}`}</Typography>
    </Stack>
  );
}
