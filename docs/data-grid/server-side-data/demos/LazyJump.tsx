import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
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
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 150 },
];

export default function LazyJump() {
  const apiRef = useGridApiRef();
  const [version, setVersion] = React.useState(0);
  // preview-start
  const jump = () => apiRef.current?.scrollToIndexes({ rowIndex: 700 });
  const reload = () => setVersion((version) => version + 1);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={jump}>Go to row 700</Button>
      <Button onClick={reload}>Reload</Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          key={version}
          aria-label="Countries of a thousand orders"
          apiRef={apiRef}
          lazyLoading
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        />
      </Box>
    </Box>
  );
}
