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
    return { rows, rowCount: total, aggregateRow: totals };
  },
  getAggregatedValue: (row, field) => row[`${field}Total`],
};

const functions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  // preview-start
  size: { label: 'count', hasCellUnit: false, valueFormatter: (value) => `${value} orders` },
  // preview-end
  avg: { columnTypes: ['number'], label: 'average' },
  max: { columnTypes: ['number'] },
};

function toEuros(value: number | null) {
  return value === null ? '' : `${value.toLocaleString('en-US')} €`;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110, valueFormatter: toEuros },
];

export default function FormattedServerTotals() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with totals in euros"
        dataSource={dataSource}
        aggregationFunctions={functions}
        columns={columns}
        pagination
        initialState={{
          aggregation: { model: { customer: 'size', total: 'sum' } },
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
