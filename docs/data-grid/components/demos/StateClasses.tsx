import Box from '@mui/material/Box';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
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
const triggerClass = ({ open }: { open: boolean }) => (open ? 'trigger open' : 'trigger');

function OrderToolbar() {
  return (
    <Toolbar aria-label="Order tools">
      <ColumnsPanelTrigger className={triggerClass}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger className={triggerClass}>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

const sx = {
  '& .trigger': { borderRadius: 0, borderBottom: '3px solid transparent' },
  '& .trigger.open': { borderBottomColor: 'primary.main' },
};

const slots = { toolbar: OrderToolbar };

export default function StateClasses() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with styled states"
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
