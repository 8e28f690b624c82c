import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
];

export default function SelectedOnServer() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1042, 1050]),
  });
  const [rowCount, setRowCount] = React.useState(0);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, total } = await server.list(params);
        setRowCount(total);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  const selected = model.type === 'include' ? model.ids.size : rowCount - model.ids.size;
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={selected === 0} sx={{ mb: 1 }}>
        Print {selected} orders
      </Button>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders to print"
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
        />
      </Box>
    </Box>
  );
}
