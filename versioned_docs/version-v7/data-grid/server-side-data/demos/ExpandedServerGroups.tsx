import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.groups(params);
    return { rows, rowCount: params.groupKeys?.length ? undefined : total };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.size ?? 0,
};

const isExpanded: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'packed';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ExpandedServerGroups() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders by status, packed ones expanded' } }}
        experimentalFeatures={{ ariaV8: true }}
        unstable_dataSource={dataSource}
        columns={columns}
        isGroupExpandedByDefault={isExpanded}
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { status: false } },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
