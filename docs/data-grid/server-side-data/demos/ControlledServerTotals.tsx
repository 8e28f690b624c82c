import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridAggregationModel,
  GridColDef,
  GridDataSource,
} from '@mui/x-data-grid-premium';
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
  avg: { columnTypes: ['number'], label: 'average' },
  max: { columnTypes: ['number'] },
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ControlledServerTotals() {
  // preview-start
  const [model, setModel] = React.useState<GridAggregationModel>({ total: 'sum' });
  const choose = (event: React.MouseEvent, name: string | null) => {
    setModel(name ? { total: name } : {});
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={model.total ?? null}
        onChange={choose}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          aria-label="Orders with a sum or an average"
          dataSource={dataSource}
          aggregationFunctions={functions}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          columns={columns}
          pagination
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 5 } },
          }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
