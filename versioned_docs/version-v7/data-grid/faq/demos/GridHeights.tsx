import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const parents = {
  fixed: { height: 320 },
  rows: { display: 'flex', flexDirection: 'column' },
  limited: { display: 'flex', flexDirection: 'column', maxHeight: 320 },
};
// preview-end

export default function GridHeights() {
  const [parent, setParent] = React.useState<keyof typeof parents>('fixed');
  const [rows, setRows] = React.useState(3);
  return (
    <Stack spacing={1} sx={{ minHeight: 420 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Height of the parent"
          value={parent}
          onChange={(_event, next: keyof typeof parents | null) => next && setParent(next)}
        >
          <ToggleButton value="fixed">320 px</ToggleButton>
          <ToggleButton value="rows">As its rows</ToggleButton>
          <ToggleButton value="limited">At most 320 px</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rows"
          value={rows}
          onChange={(_event, next: number | null) => next && setRows(next)}
        >
          <ToggleButton value={3}>3 rows</ToggleButton>
          <ToggleButton value={6}>6 rows</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box sx={parents[parent]}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'The first orders' } }}
          rows={orders.slice(0, rows)}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
