import Box from '@mui/material/Box';
import { DataGridPro, GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 110,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: SearchToolbar };

export default function ServerOrders() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders on a server' } }}
        unstable_dataSource={dataSource}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
        pagination
        pageSizeOptions={[5, 10]}
        slots={slots}
      />
    </Box>
  );
}
