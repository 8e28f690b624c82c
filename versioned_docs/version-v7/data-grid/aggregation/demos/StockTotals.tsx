import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 140 },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 140 },
];

// preview-start
const initialState = {
  aggregation: { model: { onHand: 'sum', unitCost: 'avg', counted: 'min' } },
};
// preview-end

export default function StockTotals() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock with totals' } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
