import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function LimitedHeight() {
  const [count, setCount] = React.useState(2);
  // preview-start
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  const fits = rows.length <= 4;
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 348 }}>
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
      <Box sx={{ height: fits ? 'auto' : 290 }}>
        <DataGrid
          aria-label="Orders in up to 290 pixels"
          rows={rows}
          columns={columns}
          autoHeight={fits}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
