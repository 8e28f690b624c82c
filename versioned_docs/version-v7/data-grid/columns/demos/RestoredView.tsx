import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 220 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

const KEY = 'stock-view';

export default function RestoredView() {
  const apiRef = useGridApiRef();
  // preview-start
  const save = () => {
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels: true });
    localStorage.setItem(KEY, JSON.stringify(state));
  };

  const restore = () => {
    const saved = localStorage.getItem(KEY);
    if (saved) apiRef.current?.restoreState(JSON.parse(saved));
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row">
        <Button onClick={save}>Save view</Button>
        <Button onClick={restore}>Restore view</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stock with views' } }}
          rows={stock}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
