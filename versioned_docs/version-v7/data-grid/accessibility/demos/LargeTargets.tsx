import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function LargeTargets() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      {/* preview-start */}
      <ToggleButtonGroup
        aria-label="Density"
        size="small"
        exclusive
        value={density}
        onChange={(_, next: GridDensity | null) => next && setDensity(next)}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-end */}
      <Box sx={{ height: 340, width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders in three densities' } }}
          rows={orders}
          columns={columns}
          density={density}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
