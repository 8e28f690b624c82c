import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, nextCursor } = await server.list(params);
    const { page, pageSize } = params.paginationModel;
    return { rows, rowCount: nextCursor === null ? page * pageSize + rows.length : -1 };
  },
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
];

export default function UnknownRowCount() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders that nobody counted' } }}
        unstable_dataSource={dataSource}
        estimatedRowCount={30}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
        pagination
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
