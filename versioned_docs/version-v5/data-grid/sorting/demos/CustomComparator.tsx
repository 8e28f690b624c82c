import Box from '@mui/material/Box';
import { DataGrid, type GridColumns, type GridComparatorFn } from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

// preview-start
const steps: Order['status'][] = ['open', 'packed', 'shipped', 'returned'];

const byStep: GridComparatorFn<Order['status']> = (a, b) => steps.indexOf(a) - steps.indexOf(b);

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120, sortComparator: byStep },
];
// preview-end

export default function CustomComparator() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders by their way through the warehouse"
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
