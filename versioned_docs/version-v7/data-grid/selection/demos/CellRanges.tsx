import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

export default function CellRanges() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock with selectable cells' } }}
        rows={stock}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
      />
      {/* preview-end */}
    </Box>
  );
}
