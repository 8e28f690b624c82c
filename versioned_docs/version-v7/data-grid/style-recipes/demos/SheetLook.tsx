import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100, editable: true },
];

const rows = stock.slice(0, 8);

export default function SheetLook() {
  return (
    <Box sx={{ height: 329, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock that looks like a sheet' } }}
        rows={rows}
        columns={columns}
        density="compact"
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        sx={{
          borderRadius: 0,
          [`& .${gridClasses.columnSeparator} svg`]: { visibility: 'hidden' },
        }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
