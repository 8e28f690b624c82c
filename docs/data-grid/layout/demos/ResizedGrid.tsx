import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 2, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', flex: 1, minWidth: 100 },
];

export default function ResizedGrid() {
  const [size, setSize] = React.useState({ width: 0, height: 0 });
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 300, maxWidth: '100%', resize: 'both', overflow: 'hidden', p: 0.5 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders in a box that you resize"
          rows={orders}
          columns={columns}
          resizeThrottleMs={20}
          onResize={setSize}
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2" sx={{ minHeight: 20 }}>
        {size.width > 0 && `${Math.round(size.width)} × ${Math.round(size.height)} pixels`}
      </Typography>
    </Stack>
  );
}
