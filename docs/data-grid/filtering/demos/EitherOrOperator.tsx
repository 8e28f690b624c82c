import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const needsAttention: GridFilterOperator<StockItem, number> = {
  label: 'needs attention',
  value: 'needsAttention',
  requiresFilterValue: false,
  // Sold out, or below the limit and without a supplier.
  getApplyFilterFn: () => (onHand, row) =>
    onHand <= 0 || (onHand < row.reorderAt && row.supplier === null),
};
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 150,
    filterOperators: [needsAttention],
  },
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'onHand', operator: 'needsAttention' },
        { id: 2, field: 'category', operator: 'equals', value: 'Outdoors' },
      ],
    },
  },
};

export default function EitherOrOperator() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Outdoor stock that needs attention"
        rows={stock}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
