import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function RowDensity() {
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        sx={{ mb: 1 }}
        onChange={(_, value: GridDensity | null) => value && setDensity(value)}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 340, width: '100%' }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
