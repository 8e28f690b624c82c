import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const isGroup = Boolean(params.groupKeys?.length);
    const range = isGroup ? { start: 0, end: Infinity } : {};
    const { rows, total } = await server.groups({ ...params, ...range });
    return { rows, rowCount: isGroup ? undefined : total };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.size ?? 0,
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function PagedServerGroups() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Countries, five per page' } }}
        experimentalFeatures={{ ariaV8: true }}
        unstable_dataSource={dataSource}
        columns={columns}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 },
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
        }}
      />
    </Box>
  );
}
