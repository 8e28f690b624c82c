import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const none: GridRowSelectionModel = [];

export default function BulkEdit() {
  const [rows, setRows] = React.useState(orders);
  const [selection, setSelection] = React.useState(none);
  // preview-start
  const isSelected = ({ id }: Order) => selection.includes(id);
  const count = rows.filter(isSelected).length;

  const setStatus = (status: Order['status']) => {
    setRows(rows.map((order) => (isSelected(order) ? { ...order, status } : order)));
    setSelection(none);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={count === 0} onClick={() => setStatus('packed')}>
          Mark {count} as packed
        </Button>
        <Button disabled={count === 0} onClick={() => setStatus('shipped')}>
          Mark {count} as shipped
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to mark' } }}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Stack>
  );
}
