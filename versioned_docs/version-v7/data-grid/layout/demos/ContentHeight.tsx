import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function ContentHeight() {
  const [count, setCount] = React.useState(3);
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 366 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setCount(count + 1)} disabled={count === 5}>
          Add a row
        </Button>
        <Button onClick={() => setCount(count - 1)} disabled={count === 0}>
          Remove a row
        </Button>
      </Stack>
      {/* preview-start */}
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders, as tall as they are many' } }}
          rows={orders.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </Box>
      {/* preview-end */}
    </Stack>
  );
}
