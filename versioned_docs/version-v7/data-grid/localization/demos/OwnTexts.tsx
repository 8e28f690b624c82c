import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const localeText: DataGridProps['localeText'] = {
  noRowsLabel: 'No orders yet',
  noResultsOverlayLabel: 'No order fits these filters',
  toolbarQuickFilterPlaceholder: 'Search orders…',
  footerRowSelected: (count) =>
    count === 1 ? 'One order selected' : `${count.toLocaleString('en-US')} orders selected`,
  MuiTablePagination: { labelRowsPerPage: 'Orders per page:' },
};
// preview-end

const slots = { toolbar: GridToolbar };
const slotProps = {
  main: { 'aria-label': 'Orders with texts of our own' },
  toolbar: { showQuickFilter: true },
};

export default function OwnTexts() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        localeText={localeText}
        checkboxSelection
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
