import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110, editable: true },
];

export default function SavedPaste() {
  const [refused, setRefused] = React.useState<string[]>([]);
  const [state, setState] = React.useState('Paste numbers, some of them negative.');
  // preview-start
  const saveRow = (row: StockItem) => {
    if (row.onHand < 0 || row.reserved < 0) {
      throw new Error(`${row.item} can’t be negative.`);
    }
    return row;
  };
  const startPaste = () => {
    setRefused([]);
    setState('Saving…');
  };
  const collectError = (error: Error) => setRefused((known) => [...known, error.message]);
  const endPaste = () => setState('Saved.');
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Stock that saves what is pasted' } }}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={saveRow}
          onProcessRowUpdateError={collectError}
          onClipboardPasteStart={startPaste}
          onClipboardPasteEnd={endPaste}
          hideFooter
        />
      </Box>
      <Alert severity={refused.length > 0 ? 'warning' : 'info'} role="status">
        {[state, ...refused].join(' ')}
      </Alert>
    </Stack>
  );
}
