import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridFilterInputValue, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColumns, GridFilterModel, GridFilterOperator } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';
import { useServerRows } from './useServerRows';

// preview-start
const textOperators: GridFilterOperator<Order, string>[] = [
  {
    label: 'begins with',
    value: 'startsWith',
    getApplyFilterFn: () => null,
    InputComponent: GridFilterInputValue,
  },
];
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  ['>=', '<='].includes(value),
);
// preview-end

const columns: GridColumns<Order> = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    filterOperators: textOperators,
  },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 150, filterable: false },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    filterOperators: numberOperators,
  },
];

const first: GridFilterModel = {
  items: [{ columnField: 'total', operatorValue: '>=', value: 100 }],
};

export default function ServerOperators() {
  const [filterModel, setFilterModel] = React.useState(first);
  const query = React.useMemo(() => ({ filterModel }), [filterModel]);
  const { rows, loading } = useServerRows(query);
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the operators of the server"
        rows={rows}
        loading={loading}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
