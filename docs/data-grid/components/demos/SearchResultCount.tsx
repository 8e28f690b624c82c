import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridQuickFilterValuesSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
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
function CountBar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector);
  return (
    <Toolbar aria-label="Order tools">
      <QuickFilter expanded>
        <QuickFilterControl placeholder="Search orders" size="small" />
      </QuickFilter>
      <Typography role="status" variant="body2" sx={{ mx: 1, minWidth: 72 }}>
        {words?.length ? `${count} found` : ''}
      </Typography>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: CountBar };

export default function SearchResultCount() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a count of results"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
