import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
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

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'country', headerName: 'Country', width: 190 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ServerGroupColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Orders with a column for each level"
        dataSource={dataSource}
        columns={columns}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['status', 'country'] },
          columns: { columnVisibilityModel: { status: false, country: false } },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
