import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170, aggregable: false },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  {
    field: 'unitCost',
    headerName: 'Unit cost (€)',
    type: 'number',
    width: 160,
    // The sum of prices means nothing.
    availableAggregationFunctions: ['min', 'max', 'avg'],
  },
];
// preview-end

const initialState = { aggregation: { model: { onHand: 'sum', unitCost: 'max' } } };

export default function RestrictedTotals() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': "Stock whose items can't be aggregated" } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
