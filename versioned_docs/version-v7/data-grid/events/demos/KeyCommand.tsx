import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function KeyCommand() {
  const [text, setText] = React.useState('Focus a cell and press Space or Enter.');
  // preview-start
  const handleKey = React.useCallback<GridEventListener<'cellKeyDown'>>((params, event) => {
    if (event.key === ' ' && !event.shiftKey) {
      // The grid would scroll by one screen, and so would the page.
      event.defaultMuiPrevented = true;
      event.preventDefault();
      setText(`Space on order ${params.id}`);
    } else if (event.key === 'Enter') {
      setText(`Enter on order ${params.id}`);
    }
  }, []);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{text}</Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders with commands on keys' } }}
          rows={rows}
          columns={columns}
          onCellKeyDown={handleKey}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
