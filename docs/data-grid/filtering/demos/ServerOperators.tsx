import Box from '@mui/material/Box';
import { DataGrid, GridFilterInputValue, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridFilterOperator } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

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

const columns: GridColDef<Order>[] = [
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
    width: 130,
    filterOperators: numberOperators,
  },
];

export default function ServerOperators() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the operators of the server"
        dataSource={dataSource}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'total', operator: '>=', value: 100 }] } },
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
        }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
