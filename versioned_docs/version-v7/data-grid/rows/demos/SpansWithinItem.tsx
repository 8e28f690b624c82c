import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(13, 22);

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  // preview-start
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 170,
    // The same supplier is merged only where the item is the same, too.
    rowSpanValueGetter: (value, row) => value && `${row.item}/${value}`,
  },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 100,
    // Never merged: equal numbers are a coincidence.
    rowSpanValueGetter: () => null,
  },
  // preview-end
];

export default function SpansWithinItem() {
  return (
    <Box sx={{ height: 526, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with suppliers merged by item' } }}
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        hideFooter
      />
    </Box>
  );
}
