import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import SearchField from './SearchField';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const hideIf =
  (expanded: boolean) =>
  (state: { expanded: boolean }): string =>
    state.expanded === expanded ? 'hidden' : '';

const sx = { '& .hidden': { display: 'none' } };

// preview-start
function ExpandingBar() {
  return (
    <Toolbar aria-label="Order tools">
      <QuickFilter>
        <QuickFilterTrigger className={hideIf(true)} render={<ToolbarButton aria-label="Search" />}>
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <SearchField className={hideIf(false)} />
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: ExpandingBar };

export default function ExpandingSearch() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a search that opens"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        sx={sx}
      />
    </Box>
  );
}
