import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Pieces',
    children: [{ field: 'onHand' }, { field: 'reserved' }, { field: 'reorderAt' }],
  },
  { groupId: 'Article', children: [{ field: 'item' }] },
];
// preview-end

export default function SplitColumnGroup() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with a split group of columns' } }}
        rows={stock}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
