import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

// preview-start
const distinct: GridAggregationFunction<string, number> = {
  label: 'different',
  apply: ({ values }) => new Set(values).size,
  columnTypes: ['string'],
  valueFormatter: (value: number) => `${value} different`,
  hasCellUnit: false,
};

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  },
  columnTypes: ['number'],
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct, median };
const initialState = {
  aggregation: { model: { country: 'distinct', total: 'median' } },
};

export default function CustomFunctions() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders with a median and a count of countries' } }}
        rows={orders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
