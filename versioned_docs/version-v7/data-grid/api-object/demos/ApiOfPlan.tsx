import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'country', headerName: 'Country', width: 170 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
  { field: 'status', headerName: 'Status', width: 140 },
];

export default function ApiOfPlan() {
  // preview-start
  const apiRef = useGridApiRef(); // from '@mui/x-data-grid-pro'

  const compare = () => {
    apiRef.current?.setPinnedColumns({ left: ['customer'], right: ['total'] });
    apiRef.current?.selectRows([1041, 1043], true, true);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={compare} sx={{ alignSelf: 'flex-start' }}>
        Pin the totals, select two orders
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with methods of the Pro plan' } }}
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
