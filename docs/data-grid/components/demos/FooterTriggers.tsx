import Box from '@mui/material/Box';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  GridFooterContainer,
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
function OrderFooter() {
  return (
    <GridFooterContainer sx={{ px: 1 }}>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
    </GridFooterContainer>
  );
}
// preview-end

const slots = { footer: OrderFooter };

export default function FooterTriggers() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with buttons below the rows"
        rows={rows}
        columns={columns}
        slots={slots}
      />
    </Box>
  );
}
