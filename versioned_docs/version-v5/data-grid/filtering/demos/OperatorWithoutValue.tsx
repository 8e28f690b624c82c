import Box from '@mui/material/Box';
import { DataGrid, getGridDateOperators, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns, GridFilterOperator } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const threeDays = 3 * 24 * 60 * 60 * 1000;

const tookLong: GridFilterOperator<Order, Date | null> = {
  label: 'took three days or more',
  value: 'tookLong',
  requiresFilterValue: false,
  getApplyFilterFn:
    () =>
    ({ value, row }) =>
      value ? value.getTime() - row.ordered.getTime() >= threeDays : false,
};
// preview-end

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  {
    field: 'shipped',
    headerName: 'Shipped',
    type: 'date',
    width: 120,
    filterOperators: [...getGridDateOperators(), tookLong],
  },
];

const initialState = {
  filter: { filterModel: { items: [{ columnField: 'shipped', operatorValue: 'tookLong' }] } },
};

export default function OperatorWithoutValue() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders that took three days or more to ship"
        rows={orders}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
