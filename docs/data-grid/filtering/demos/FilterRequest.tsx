import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 145 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 130 },
];

export default function FilterRequest() {
  const [request, setRequest] = React.useState('');
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequest(JSON.stringify(params.filterModel, null, 2));
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders, with the filter model below"
          dataSource={dataSource}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { id: 1, field: 'ordered', operator: 'after', value: new Date(2025, 3, 10) },
                  { id: 2, field: 'paid', operator: 'is', value: 'true' },
                ],
              },
            },
          }}
          showToolbar
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto', m: 0, mt: 1, fontSize: 12 }}
      >
        {request}
      </Box>
    </Box>
  );
}
