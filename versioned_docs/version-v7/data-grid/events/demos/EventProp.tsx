import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function EventProp() {
  const [text, setText] = React.useState('Double-click a row.');
  // preview-start
  const openOrder = React.useCallback<GridEventListener<'rowDoubleClick'>>((params, event) => {
    const order: Order = params.row;
    setText(`${event.ctrlKey ? 'New tab' : 'Open'}: order ${order.id} of ${order.customer}`);
  }, []);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{text}</Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to open with a double click' } }}
          rows={rows}
          columns={columns}
          onRowDoubleClick={openOrder}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
