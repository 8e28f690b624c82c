import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
type Sale = Pick<Order, 'quantity' | 'total'>;

const perPiece: GridAggregationFunction<Sale, number> = {
  label: 'average',
  getCellValue: ({ row }) => ({ quantity: row.quantity, total: row.total }),
  apply: ({ values }) => {
    const sold = values.filter((sale) => sale !== undefined && sale.quantity > 0);
    const sum = (key: keyof Sale) => sold.reduce((all, sale) => all + (sale?.[key] ?? 0), 0);
    return sum('total') / sum('quantity');
  },
  columnTypes: ['number'],
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 95 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 105,
    valueGetter: (_, row) => row.total / row.quantity,
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
  },
];

const aggregationFunctions = { perPiece };
const initialState = { aggregation: { model: { price: 'perPiece' } } };

export default function WeightedAverage() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Prices with their weighted average"
        rows={orders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
