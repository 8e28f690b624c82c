import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridGetRowsError, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridUpdateRowError } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
  updateRow: ({ updatedRow }) => server.update(updatedRow as Order),
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
];

export default function ServerErrors() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<GridGetRowsError | GridUpdateRowError | null>(null);
  // preview-start
  const retry = () => {
    setError(null);
    if (error instanceof GridGetRowsError) {
      apiRef.current?.dataSource.fetchRows();
    }
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders of an unreliable server"
          apiRef={apiRef}
          dataSource={dataSource}
          onDataSourceError={setError}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={retry}>
                {error instanceof GridGetRowsError ? 'Try again' : 'Close'}
              </Button>
            }
          >
            {error instanceof GridGetRowsError ? 'Not loaded' : 'Not saved'}: {error.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
