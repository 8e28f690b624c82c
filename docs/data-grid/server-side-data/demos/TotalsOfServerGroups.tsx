import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total, totals } = await server.groups(params);
    return params.groupKeys?.length ? { rows } : { rows, rowCount: total, aggregateRow: totals };
  },
  getAggregatedValue: (row, field) => row[`${field}Total`],
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.size ?? 0,
};
// preview-end

const functions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'], label: 'average' },
};

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function TotalsOfServerGroups() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Countries with totals of the server"
        dataSource={dataSource}
        aggregationFunctions={functions}
        columns={columns}
        initialState={{
          aggregation: { model: { total: 'sum' } },
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
        }}
      />
    </Box>
  );
}
