import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total, totals } = await server.groups(params);
    return params.groupKeys?.length ? { rows } : { rows, rowCount: total, aggregateRow: totals };
  },
  getAggregatedValue: (row, field) => row[`${field}Total`],
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.size ?? 0,
};

const functions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'], label: 'average' },
};

// preview-start
const getPosition: DataGridPremiumProps['getAggregationPosition'] = (group) =>
  group.depth === -1 ? null : 'footer';
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function ServerTotalsPositionPosition() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Countries with totals below their orders"
        dataSource={dataSource}
        aggregationFunctions={functions}
        getAggregationPosition={getPosition}
        defaultGroupingExpansionDepth={1}
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
