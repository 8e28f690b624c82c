import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function ServerErrors() {
  const apiRef = useGridApiRef();
  // preview-start
  const [error, setError] = React.useState<Error | null>(null);
  const retry = () => {
    setError(null);
    apiRef.current?.unstable_dataSource.fetchRows();
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 371 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders of an unreliable server' } }}
          apiRef={apiRef}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={setError}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={retry}>
                Try again
              </Button>
            }
          >
            Not loaded: {error.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
