import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const kitchen = stock.filter(({ category }) => category === 'Kitchen');

const columns: GridColDef<StockItem>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
];

const initialState = {
  rowGrouping: { model: ['warehouse'] },
  aggregation: { model: { onHand: 'sum' } },
  columns: { columnVisibilityModel: { warehouse: false } },
};

// preview-start
// Depth -1 is the whole grid. An open group repeats its total below its last row.
const getAggregationPosition: DataGridPremiumProps['getAggregationPosition'] = (group) =>
  group.depth === -1 || group.childrenExpanded ? 'footer' : 'inline';
// preview-end

const isOpen: DataGridPremiumProps['isGroupExpandedByDefault'] = (group) =>
  group.groupingKey === 'Lyon';

export default function TotalsOfGroups() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Kitchen stock by warehouse"
        rows={kitchen}
        columns={columns}
        initialState={initialState}
        getAggregationPosition={getAggregationPosition}
        isGroupExpandedByDefault={isOpen}
      />
    </Box>
  );
}
