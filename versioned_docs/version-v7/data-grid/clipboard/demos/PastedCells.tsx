import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 6);

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110, editable: true },
];
// preview-end

export default function PastedCells() {
  const [text, setText] = React.useState('40\t12\n15\t0\n90\t33');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Copy this, click a cell of “On hand”, and paste"
        multiline
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Stock to paste into' } }}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
