import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 130 },
];

export default function ControlledVisibility() {
  // preview-start
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({ unitCost: false });
  const showsCosts = visibility.unitCost !== false;

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label="Show costs"
        control={
          <Switch
            checked={showsCosts}
            onChange={() => setVisibility({ ...visibility, unitCost: !showsCosts })}
          />
        }
      />
      {/* preview-end */}
      <Box sx={{ height: 340, width: '100%' }}>
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={columns}
          columnVisibilityModel={visibility}
          onColumnVisibilityModelChange={setVisibility}
        />
      </Box>
    </Box>
  );
}
