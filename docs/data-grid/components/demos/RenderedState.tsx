import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
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
function OrderToolbar() {
  return (
    <Toolbar aria-label="Order tools">
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton {...props} color={state.open ? 'primary' : 'default'}>
            <FilterListIcon fontSize="small" />
            <Box component="span" sx={{ typography: 'body2', ml: 0.5 }}>
              {state.filterCount === 0 ? 'No filter' : `Filters: ${state.filterCount}`}
            </Box>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// preview-end

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'total', operator: '>', value: '100' }] },
  },
};

const slots = { toolbar: OrderToolbar };

export default function RenderedState() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a filter count"
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
