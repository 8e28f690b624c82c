import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'item', headerName: 'Item', width: 160 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['category'] },
  columns: { columnVisibilityModel: { category: false, item: false } },
};

// preview-start
const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Category and item',
  leafField: 'item',
  mainGroupingCriteria: 'category',
  width: 280,
};
// preview-end

export default function GroupingColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock by category' } }}
        experimentalFeatures={{ ariaV8: true }}
        rows={stock}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
