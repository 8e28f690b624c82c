import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
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
  main: { 'aria-label': 'Orders that load slowly' },
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
} as const;
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function LoadingRows() {
  const apiRef = useGridApiRef();
  const reload = () => {
    apiRef.current?.unstable_dataSource.cache.clear();
    apiRef.current?.unstable_dataSource.fetchRows();
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reload} sx={{ mb: 1 }}>
        Reload
      </Button>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          apiRef={apiRef}
          unstable_dataSource={dataSource}
          columns={columns}
          slotProps={slotProps}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } }}
          pagination
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
