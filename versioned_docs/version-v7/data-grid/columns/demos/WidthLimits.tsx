import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90, resizable: false },
  { field: 'item', headerName: 'Item', width: 240, minWidth: 160, maxWidth: 420 },
  { field: 'supplier', headerName: 'Supplier', width: 180, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, maxWidth: 160 },
];
// preview-end

export default function WidthLimits() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with limited widths' } }}
        rows={stock}
        columns={columns}
      />
    </Box>
  );
}
