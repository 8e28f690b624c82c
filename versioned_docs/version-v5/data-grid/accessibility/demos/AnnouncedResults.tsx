import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridVisibleRowCountSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// preview-start
function SearchToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridVisibleRowCountSelector);
  return (
    <GridToolbarContainer sx={{ gap: 2 }}>
      <GridToolbarQuickFilter />
      <Typography variant="body2" role="status">
        {count === 1 ? '1 order' : `${count} orders`}
      </Typography>
    </GridToolbarContainer>
  );
}
// preview-end

const components = { Toolbar: SearchToolbar };

export default function AnnouncedResults() {
  return (
    <Box sx={{ height: 368, width: '100%' }}>
      <DataGrid
        aria-label="Orders with announced results"
        rows={orders}
        columns={columns}
        components={components}
        hideFooter
      />
    </Box>
  );
}
