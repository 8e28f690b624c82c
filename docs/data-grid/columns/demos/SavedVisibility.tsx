import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'supplier', headerName: 'Supplier', width: 170 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110 },
];

// preview-start
const key = 'stock-columns';

/** What was stored may be from an older version of the app, or not JSON at all. */
function readVisibility(): GridColumnVisibilityModel {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
// preview-end

export default function SavedVisibility() {
  const [visibility, setVisibility] = useState(readVisibility);

  const save = (model: GridColumnVisibilityModel) => {
    setVisibility(model);
    try {
      localStorage.setItem(key, JSON.stringify(model));
    } catch {
      // Storage is full or blocked: the choice lasts until the page is left.
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button onClick={() => save({})}>Show all columns</Button>
      <Box sx={{ height: 340, width: '100%' }}>
        <DataGrid
          aria-label="Stock whose columns are remembered"
          rows={stock}
          columns={columns}
          columnVisibilityModel={visibility}
          onColumnVisibilityModelChange={save}
        />
      </Box>
    </Box>
  );
}
