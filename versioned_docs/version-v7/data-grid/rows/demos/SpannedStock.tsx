import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'id', headerName: 'Code', width: 90 },
];

const rows = stock.slice(0, 10);

export default function SpannedStock() {
  return (
    <Box sx={{ height: 578, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with merged cells' } }}
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
