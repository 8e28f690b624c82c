import Box from '@mui/material/Box';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function SlowBar() {
  return (
    <Toolbar aria-label="Order tools">
      <QuickFilter expanded debounceMs={1000}>
        <QuickFilterControl placeholder="Search after a second" size="small" />
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: SlowBar };

export default function SearchDebounce() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a slow search"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
