import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 190 },
  { field: 'category', headerName: 'Category', width: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 180 },
  { field: 'supplier', headerName: 'Supplier', width: 220 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
];

export default function ControlledPinning() {
  // preview-start
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['item'],
  });
  const left = pinnedColumns.left ?? [];
  const isPinned = left.includes('item');
  const others = left.filter((field) => field !== 'item');
  const toggle = () =>
    setPinnedColumns({ ...pinnedColumns, left: isPinned ? others : ['item', ...others] });
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the item in view"
        control={<Switch checked={isPinned} onChange={toggle} />}
      />
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock' } }}
        rows={rows}
        columns={columns}
        pinnedColumns={pinnedColumns}
        onPinnedColumnsChange={setPinnedColumns}
        hideFooter
      />
    </Box>
  );
}
