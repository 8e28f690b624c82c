import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

export default function KeyboardOrders() {
  const [pressed, setPressed] = React.useState('Click a cell, then use the keyboard.');
  // preview-start
  const showKey: GridEventListener<'cellKeyDown'> = (params, event) => {
    const modifiers = [event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift'].filter(Boolean);
    const key = event.key === ' ' ? 'Space' : event.key;
    setPressed(`${[...modifiers, key].join(' + ')} in order ${params.id}, ${params.field}`);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to walk through with the keyboard' } }}
          rows={orders}
          columns={columns}
          checkboxSelection
          onCellKeyDown={showKey}
        />
      </Box>
      <Typography variant="body2">{pressed}</Typography>
    </Stack>
  );
}
