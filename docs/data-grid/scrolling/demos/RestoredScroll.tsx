import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function RestoredScroll() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [scroll, setScroll] = React.useState({ top: 0, left: 0 });
  // preview-start
  const leave = () => {
    setScroll(apiRef.current?.getScrollPosition() ?? scroll);
    setOpen(false);
  };

  const grid = (
    <DataGridPro
      apiRef={apiRef}
      aria-label="Orders that remember where you were"
      rows={orders}
      columns={columns}
      initialState={{ scroll }}
      hideFooter
    />
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={open ? leave : () => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {open ? 'Leave the list' : 'Go back to the list'}
      </Button>
      <Box sx={{ height: 320 }}>{open && grid}</Box>
    </Stack>
  );
}
