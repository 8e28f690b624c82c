import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const card = { gap: 1.5, p: 2, borderRadius: 1, color: '#fff', bgcolor: '#052f4a' };

// preview-start
function CountingStock() {
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={card}>
        <span id="stock-counted">Counting stock: 2 of 3 warehouses</span>
        <LinearProgress
          aria-labelledby="stock-counted"
          variant="determinate"
          value={67}
          color="inherit"
        />
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { loadingOverlay: CountingStock };

export default function LoadingOverlay() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock that is being counted' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        loading
        hideFooter
      />
    </Box>
  );
}
