import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 100, disableColumnMenu: true },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
];
// preview-end

export default function HeaderMenu() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with column menus' } }}
        rows={stock}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
