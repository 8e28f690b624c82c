import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 95 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 105 },
];

// preview-start
const firstCounts: GridCellSelectionModel = {
  'CK-01': { onHand: true, reserved: true },
  'CK-02': { onHand: true, reserved: true },
};

export default function ControlledCells() {
  const [model, setModel] = React.useState(firstCounts);
  const count = Object.values(model).flatMap(Object.values).filter(Boolean).length;
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button disabled={count === 0} onClick={() => setModel({})}>
        Clear {count} cells
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGridPremium
          aria-label="Stock with a controlled selection"
          rows={stock}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
        />
      </Box>
    </Stack>
  );
}
