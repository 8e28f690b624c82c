import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 160, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
];

// preview-start
function splitText(text: string) {
  const delimiter = text.includes('\t') ? '\t' : ';';
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(delimiter).map((cell) => cell.trim()));
}
// preview-end

export default function SplitPaste() {
  const [text, setText] = React.useState('Norrland Steel; 120\nAtelier Lumière; 36');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Copy this, click a cell of “Supplier”, and paste"
        multiline
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Stock that reads lists with semicolons' } }}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          splitClipboardPastedText={splitText}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
