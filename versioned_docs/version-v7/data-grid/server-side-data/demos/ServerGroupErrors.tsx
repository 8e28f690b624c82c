import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
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

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ServerGroupErrors() {
  const [message, setMessage] = React.useState<string | null>(null);
  // preview-start
  const showError: DataGridPremiumProps['unstable_onDataSourceError'] = (error, { groupKeys }) => {
    setMessage(`${groupKeys?.join(', ') || 'Groups'}: ${error.message}`);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders of an unreliable server, by country' } }}
          experimentalFeatures={{ ariaV8: true }}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={showError}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['country'] },
            columns: { columnVisibilityModel: { country: false } },
          }}
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {message && (
          <Alert severity="error" onClose={() => setMessage(null)}>
            {message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
