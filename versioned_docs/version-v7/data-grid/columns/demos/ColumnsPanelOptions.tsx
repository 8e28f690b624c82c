import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

// preview-start
const slotProps: DataGridProps['slotProps'] = {
  main: { 'aria-label': 'Orders with a sorted column list' },
  columnsManagement: {
    sort: 'asc',
    toggleAllMode: 'filteredOnly',
    autoFocusSearchField: false,
    getTogglableColumns: (all) => all.map(({ field }) => field).filter((field) => field !== 'id'),
    searchPredicate: ({ headerName, field }, text) =>
      (headerName ?? field).toLowerCase().startsWith(text),
  },
};
// preview-end

export default function ColumnsPanelOptions() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        slotProps={slotProps}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
