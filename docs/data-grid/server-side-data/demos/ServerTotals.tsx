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
    return { rows, rowCount: total, aggregateRow: totals };
  },
  getAggregatedValue: (row, field) => row[`${field}Total`],
};

const functions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'], label: 'average' },
  max: { columnTypes: ['number'] },
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ServerTotals() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with totals of the server"
        dataSource={dataSource}
        aggregationFunctions={functions}
        columns={columns}
        pagination
        initialState={{
          aggregation: { model: { quantity: 'sum', total: 'sum' } },
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
