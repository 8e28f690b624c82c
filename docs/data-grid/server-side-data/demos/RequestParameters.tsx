import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function RequestParameters() {
  const [request, setRequest] = React.useState<GridGetRowsParams | null>(null);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequest(params);
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders, with the last request below"
          dataSource={dataSource}
          columns={columns}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 5 } },
            sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        sx={{ height: 220, overflow: 'auto', m: 0, mt: 1, fontSize: 12 }}
      >
        {JSON.stringify(request, null, 2)}
      </Box>
    </Box>
  );
}
