import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 180 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 150 },
];

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Article (free)',
    freeReordering: true,
    children: [{ field: 'item' }, { field: 'category' }],
  },
  {
    groupId: 'Pieces (together)',
    children: [{ field: 'onHand' }, { field: 'reserved' }],
  },
  { groupId: 'Source', children: [{ field: 'supplier' }] },
];
// preview-end

export default function ReorderableGroups() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock with groups that users reorder' } }}
        rows={stock}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
