import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function LimitedHeight() {
  const [count, setCount] = React.useState(2);
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 380 }}>
      <Box sx={{ px: 1.5 }}>
        <Typography id="limited-height-rows" variant="body2">
          Rows: {count}
        </Typography>
        <Slider
          aria-labelledby="limited-height-rows"
          value={count}
          min={1}
          max={12}
          onChange={(_, value) => setCount(Number(value))}
        />
      </Box>
      {/* preview-start */}
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders between 200 and 300 pixels' } }}
          rows={orders.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </Box>
      {/* preview-end */}
    </Stack>
  );
}
