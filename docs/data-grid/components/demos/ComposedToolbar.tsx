import Box from '@mui/material/Box';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
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
function OrderToolbar() {
  return (
    <Toolbar aria-label="Order tools">
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      <ExportCsv>Download</ExportCsv>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: OrderToolbar };

export default function ComposedToolbar() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a composed toolbar"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
