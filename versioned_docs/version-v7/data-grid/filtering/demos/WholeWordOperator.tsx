import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterInputValue,
  getGridStringOperators,
  GridToolbar,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const hasWord: GridFilterOperator<Order, string> = {
  label: 'has the word',
  value: 'hasWord',
  getApplyFilterFn: ({ value }) => {
    const word = String(value ?? '').toLowerCase();
    return word ? (text) => text.toLowerCase().split(' ').includes(word) : null;
  },
  InputComponent: GridFilterInputValue,
};
// preview-end

const columns: GridColDef<Order>[] = [
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
  filter: { filterModel: { items: [{ field: 'product', operator: 'hasWord', value: 'saw' }] } },
};

export default function WholeWordOperator() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders of saws' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
