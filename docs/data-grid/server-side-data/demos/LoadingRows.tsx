import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, { latency: 1200 });

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

// preview-start
const slotProps = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
} as const;
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function LoadingRows() {
  const apiRef = useGridApiRef();
  const reload = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reload} sx={{ mb: 1 }}>
        Reload
      </Button>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders that load slowly"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          slotProps={slotProps}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
