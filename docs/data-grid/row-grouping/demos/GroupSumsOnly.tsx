import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
];

const initialState = {
  rowGrouping: { model: ['category'] },
  columns: { columnVisibilityModel: { category: false } },
  aggregation: { model: { onHand: 'sum' } },
};

// preview-start
// The sum of a group is beside its name. There's no sum of the whole grid.
const getAggregationPosition: DataGridPremiumProps['getAggregationPosition'] = (node) =>
  node.depth === -1 ? null : 'inline';
// preview-end

export default function GroupSumsOnly() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Stock with sums of groups"
        rows={stock}
        columns={columns}
        initialState={initialState}
        getAggregationPosition={getAggregationPosition}
        hideFooter
      />
    </Box>
  );
}
