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
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const bar = (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: 2,
      py: 0.75,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  />
);

// preview-start
function DarkToolbar() {
  return (
    <Toolbar render={bar} aria-label="Order tools">
      <span>Orders of April</span>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" color="inherit" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: DarkToolbar };

export default function PaperToolbar() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders under a dark bar"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
