import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180, disableReorder: true },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];
// preview-end

export default function FixedColumnPlaces() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock whose first column stays first' } }}
        rows={stock}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
