import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
];

export default function UndoAndRedo() {
  // preview-start
  const [history, setHistory] = React.useState({ versions: [stock], at: 0 });
  const { versions, at } = history;

  const add = (after: StockItem) => {
    setHistory(({ versions: all, at: now }) => {
      const next = (all[now] ?? stock).map((item) => (item.id === after.id ? after : item));
      return { versions: [...all.slice(0, now + 1), next], at: now + 1 };
    });
    return after;
  };

  const move = (by: number) =>
    setHistory(({ versions: all, at: now }) => {
      return { versions: all, at: Math.min(Math.max(now + by, 0), all.length - 1) };
    });
  // preview-end

  const onKeyDown = (event: React.KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement;
    if (inField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    move(event.shiftKey ? 1 : -1);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={at === 0} onClick={() => move(-1)}>
          Undo
        </Button>
        <Button disabled={at === versions.length - 1} onClick={() => move(1)}>
          Redo
        </Button>
      </Stack>
      <Box sx={{ height: 320 }} onKeyDown={onKeyDown}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock with undo and redo' } }}
          rows={versions[at]}
          columns={columns}
          processRowUpdate={add}
        />
      </Box>
    </Stack>
  );
}
