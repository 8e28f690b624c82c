import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { ...GRID_REORDER_COL_DEF, headerName: 'Move', renderHeader: undefined, width: 70 },
  { field: 'id', headerName: 'Code', width: 90, sortable: false },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, sortable: false },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, sortable: false },
];

const rows = stock.slice(0, 6);

export default function StockOrder() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock to put in order' } }}
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
