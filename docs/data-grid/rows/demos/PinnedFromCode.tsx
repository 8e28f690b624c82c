import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const returned = orders.filter(({ status }) => status === 'returned');

export default function PinnedFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Button
        size="small"
        onClick={() => apiRef.current?.unstable_setPinnedRows({ bottom: returned })}
      >
        Keep returns in sight
      </Button>
      <Button size="small" onClick={() => apiRef.current?.unstable_setPinnedRows()}>
        Unpin
      </Button>
      {/* preview-end */}
      <Box sx={{ height: 400, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders and returns"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
