import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 120, display: 'flex' },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, rowSpanValueGetter: () => null },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

const rows = stock.slice(4, 10);

// preview-start
const sx = {
  '& .MuiDataGrid-cell[aria-rowspan]:not([aria-rowspan="1"])': {
    alignItems: 'flex-start',
    pt: 1.5,
    lineHeight: 1.5,
    fontWeight: 'bold',
    borderInlineEnd: '1px solid var(--DataGrid-rowBorderColor)',
  },
};
// preview-end

export default function TopAlignedSpans() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with categories at the top of their cells' } }}
        rows={rows}
        columns={columns}
        sx={sx}
        unstable_rowSpanning
        hideFooter
      />
    </Box>
  );
}
