import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Item {
  id: number;
  item: string;
  onHand: number | null;
}

const columns: GridColDef<Item>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueFormatter: (value: string) => value || 'Double-click to add an item',
  },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
];

const first: Item[] = [
  { id: 1, item: 'Copper kettle', onHand: 38 },
  { id: 2, item: 'Folding saw', onHand: 88 },
];

export default function EntryRow() {
  const [rows, setRows] = useState(first);

  // preview-start
  const draft = useMemo<Item>(() => ({ id: rows.length + 1, item: '', onHand: null }), [rows]);
  const pinnedRows = useMemo(() => ({ top: [draft] }), [draft]);

  const processRowUpdate = useCallback(
    (row: Item) => {
      const known = rows.some(({ id }) => id === row.id);
      setRows(known ? rows.map((old) => (old.id === row.id ? row : old)) : [...rows, row]);
      return row;
    },
    [rows],
  );
  // preview-end

  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock with a row to enter' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        processRowUpdate={processRowUpdate}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
