import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', width: 200 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 150 },
];

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'article', headerName: 'Article', children: [{ field: 'id' }, { field: 'item' }] },
  {
    groupId: 'pieces',
    headerName: 'Pieces',
    headerAlign: 'center',
    description: 'Counted and promised, in pieces',
    children: [{ field: 'onHand' }, { field: 'reserved' }],
  },
  { groupId: 'Source', children: [{ field: 'supplier' }] },
];
// preview-end

export default function ColumnGroupHeaders() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with groups of columns' } }}
        rows={stock}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
