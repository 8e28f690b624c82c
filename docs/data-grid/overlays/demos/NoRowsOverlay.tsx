import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows: Order[] = [];

// preview-start
function NoOrders() {
  const apiRef = useGridApiContext();
  const addOrder = () => apiRef.current.updateRows(orders.slice(0, 1));
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        No orders yet
        <Button variant="outlined" onClick={addOrder}>
          Enter the first one
        </Button>
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { noRowsOverlay: NoOrders };

export default function NoRowsOverlay() {
  return (
    <Box sx={{ height: 200, width: '100%' }}>
      <DataGrid aria-label="New orders" rows={rows} columns={columns} slots={slots} hideFooter />
    </Box>
  );
}
