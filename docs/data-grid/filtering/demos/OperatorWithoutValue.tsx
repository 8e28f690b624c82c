import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const belowReorder: GridFilterOperator<StockItem, number> = {
  value: 'belowReorder',
  label: 'must be reordered',
  requiresFilterValue: false,
  getApplyFilterFn: () => (onHand, row) => onHand < row.reorderAt,
};
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 145,
    filterOperators: [belowReorder, ...getGridNumericOperators()],
  },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 120 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'onHand', operator: 'belowReorder' }] } },
};

export default function OperatorWithoutValue() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Stock to reorder"
        rows={stock}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
