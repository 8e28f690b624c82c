import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 130 },
];

// preview-start
const localeText: Partial<GridLocaleText> = {
  columnMenuSortAsc: (colDef) => (colDef.type === 'date' ? 'Oldest first' : 'Sort A to Z'),
  columnMenuSortDesc: (colDef) => (colDef.type === 'date' ? 'Newest first' : 'Sort Z to A'),
  columnMenuUnsort: 'Original order',
};
// preview-end

export default function MenuTexts() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with plain words in the column menu' } }}
        rows={stock}
        columns={columns}
        localeText={localeText}
        hideFooter
      />
    </Box>
  );
}
