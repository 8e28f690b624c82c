import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 130 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
];

// preview-start
const initialState: GridInitialState = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { onHand: 'sum', unitCost: 'avg' } },
  columns: { columnVisibilityModel: { category: false } },
};
// preview-end

export default function PremiumFeatures() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Stock with features of the Premium plan"
        rows={stock}
        columns={columns}
        initialState={initialState}
        cellSelection
        showToolbar
      />
    </Box>
  );
}
