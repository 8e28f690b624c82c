import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const first = stock.slice(0, 5);

export default function RowsInState() {
  const [rows, setRows] = useState(first);

  // preview-start
  const add = () => setRows((old) => [...old, ...stock.slice(old.length, old.length + 1)]);
  const count = () =>
    setRows((old) => old.map((row) => (row.onHand < 50 ? { ...row, onHand: 50 } : row)));
  const remove = () => setRows((old) => old.slice(0, -1));
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={add} disabled={rows.length === 6}>
          Add an item
        </Button>
        <Button size="small" onClick={count}>
          Restock to 50
        </Button>
        <Button size="small" onClick={remove} disabled={rows.length === 0}>
          Remove the last
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid aria-label="Stock in state" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
