import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, GridGetRowsError, useGridApiRef } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(manyOrders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function LazyErrors() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<GridGetRowsError | null>(null);
  // preview-start
  const showError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      setFailed(error);
    }
  };
  const retry = () => {
    setFailed(null);
    apiRef.current?.dataSource.fetchRows(undefined, failed?.params);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="A long list from an unreliable server"
          apiRef={apiRef}
          lazyLoading
          dataSource={dataSource}
          onDataSourceError={showError}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {failed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={retry}>
                Try again
              </Button>
            }
          >
            Rows from {failed.params.start} are missing. {failed.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
