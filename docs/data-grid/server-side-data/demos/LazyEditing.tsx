import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource, GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(manyOrders);

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
  updateRow: ({ updatedRow }) => server.update(updatedRow as Order),
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
];

export default function LazyEditing() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1042]),
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          aria-label="A long list to edit and select"
          lazyLoading
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
          checkboxSelection
          disableRowSelectionOnClick
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {model.type === 'include' ? 'Only ' : 'All except '}
        {[...model.ids].join(', ') || 'none'}
      </Box>
    </Box>
  );
}
