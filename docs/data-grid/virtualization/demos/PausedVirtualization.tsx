import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function PausedVirtualization() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  // preview-start
  const measure = () => {
    const count = () =>
      apiRef.current?.rootElementRef.current?.querySelectorAll('[role="row"][data-id]').length;
    const before = count();
    apiRef.current?.unstable_setVirtualization(false);
    requestAnimationFrame(() => {
      setMessage(`${before} rows before, ${count()} while virtualization was off.`);
      apiRef.current?.unstable_setVirtualization(true);
    });
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={measure} sx={{ alignSelf: 'flex-start' }}>
        Render every row for a moment
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid apiRef={apiRef} aria-label="Orders to measure" rows={orders} columns={columns} />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
