import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

// preview-start
const dataSource: GridDataSource = {
  getRows: async ({ filterModel, sortModel, start, end }) => {
    const { rows, total } = await server.list({ filterModel, sortModel, start, end });
    return { rows, rowCount: total };
  },
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 120,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

export default function ServerFilters() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPro
        unstable_dataSource={dataSource}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'total', operator: '>', value: 300 }] } },
          pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 },
        }}
        pagination
        resetPageOnSortFilter
        pageSizeOptions={[5, 10]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Orders filtered by a server' },
          toolbar: { showQuickFilter: true },
        }}
      />
    </Box>
  );
}
