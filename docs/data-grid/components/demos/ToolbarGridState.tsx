import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  Toolbar,
  ToolbarButton,
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
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
function SumToolbar() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, { model }) => total + Number(model.total), 0);
  return (
    <Toolbar aria-label="Order tools">
      <Typography
        role="status"
        sx={{ flex: 1, mx: 1 }}
      >{`${entries.length} orders, € ${sum}`}</Typography>
      <ToolbarButton onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        <Typography variant="body2">Show all</Typography>
      </ToolbarButton>
    </Toolbar>
  );
}
// preview-end

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'total', operator: '>', value: '100' }] },
  },
};

const slots = { toolbar: SumToolbar };

export default function ToolbarGridState() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a sum in the toolbar"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        initialState={initialState}
      />
    </Box>
  );
}
