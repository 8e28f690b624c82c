import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource, GridRowSelectionModel } from '@mui/x-data-grid-pro';
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
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
];

export default function SelectedOnServer() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([1042, 1050]);
  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={model.length === 0} sx={{ mb: 1 }}>
        Print selected orders ({model.length})
      </Button>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders to print' } }}
          unstable_dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[5]}
          checkboxSelection
          // preview-start
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          // preview-end
        />
      </Box>
    </Box>
  );
}
