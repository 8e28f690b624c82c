import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110, editable: true },
];

export default function UnsavedChanges() {
  const [saved, setSaved] = React.useState(stock);
  // preview-start
  const [drafts, setDrafts] = React.useState<ReadonlyMap<string, StockItem>>(new Map());
  const rows = React.useMemo(
    () => saved.map((item) => drafts.get(item.id) ?? item),
    [saved, drafts],
  );

  const keep = (item: StockItem) => {
    setDrafts((current) => new Map(current).set(item.id, item));
    return item;
  };

  const saveAll = () => {
    setSaved(rows);
    setDrafts(new Map());
  };
  // preview-end

  const original = React.useMemo(() => new Map(saved.map((item) => [item.id, item])), [saved]);
  const markChanged = ({ row, field, value }: GridCellParams<StockItem>) => {
    const before = original.get(row.id);
    return before && before[field as keyof StockItem] !== value ? 'changed' : '';
  };
  const changes = rows.filter((item) =>
    columns.some(({ field }) => {
      const key = field as keyof StockItem;
      return original.get(item.id)?.[key] !== item[key];
    }),
  ).length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={changes === 0} onClick={saveAll}>
          Save all ({changes})
        </Button>
        <Button disabled={changes === 0} onClick={() => setDrafts(new Map())}>
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 320, '& .changed': { bgcolor: 'warning.light', color: 'common.black' } }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock with unsaved changes' } }}
          rows={rows}
          columns={columns}
          processRowUpdate={keep}
          getCellClassName={markChanged}
        />
      </Box>
    </Stack>
  );
}
