import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterInputValue,
  getGridStringOperators,
  GridToolbar,
} from '@mui/x-data-grid';
import type { GridColumns, GridFilterOperator } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const hasWord: GridFilterOperator<Order, string> = {
  label: 'has the word',
  value: 'hasWord',
  getApplyFilterFn: ({ value }) => {
    const word = String(value ?? '').toLowerCase();
    return word ? ({ value: text = '' }) => text.toLowerCase().split(' ').includes(word) : null;
  },
  InputComponent: GridFilterInputValue,
};
// preview-end

const columns: GridColumns<Order> = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 160,
    filterOperators: [hasWord, ...getGridStringOperators()],
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ columnField: 'product', operatorValue: 'hasWord', value: 'saw' }] },
  },
};

export default function WholeWordOperator() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders of saws"
        rows={orders}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
