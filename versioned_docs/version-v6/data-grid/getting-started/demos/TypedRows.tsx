import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  {
    field: 'free',
    headerName: 'Free to sell',
    type: 'number',
    width: 120,
    valueGetter: ({ row }) => row.onHand - row.reserved,
  },
];
// preview-end

export default function TypedRows() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Stock that is free to sell"
        rows={rows}
        columns={columns}
        density="compact"
        disableColumnMenu
        disableRowSelectionOnClick
        autoHeight
        hideFooter
      />
    </Box>
  );
}
