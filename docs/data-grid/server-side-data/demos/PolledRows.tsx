import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, { latency: 100 });

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function PolledRows() {
  const apiRef = useGridApiRef();
  const [isOn, setIsOn] = React.useState(false);
  const [requests, setRequests] = React.useState(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequests((count) => count + 1);
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  // preview-start
  React.useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const reload = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
    const timer = setInterval(reload, 2000);
    return () => clearInterval(timer);
  }, [apiRef, isOn]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />}
        label="Load every two seconds"
      />
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders that are kept up to date"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Requests: {requests}
      </Box>
    </Box>
  );
}
