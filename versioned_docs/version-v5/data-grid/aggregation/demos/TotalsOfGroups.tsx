import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.filter(({ category }) => category === 'Kitchen' || category === 'Tools');

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 150 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
];

const experimentalFeatures = { aggregation: true };

const initialState = {
  rowGrouping: { model: ['category', 'warehouse'] },
  aggregation: { model: { onHand: 'sum' } },
  columns: { columnVisibilityModel: { category: false, warehouse: false } },
};

// preview-start
// `null` is the whole grid. Categories have their total below, warehouses beside their name.
const getAggregationPosition: DataGridPremiumProps['getAggregationPosition'] = (group) =>
  group === null || group.depth === 0 ? 'footer' : 'inline';
// preview-end

export default function TotalsOfGroups() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Stock by category and warehouse"
        rows={rows}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        initialState={initialState}
        getAggregationPosition={getAggregationPosition}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
