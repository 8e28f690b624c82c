import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
  { field: 'internalRef', headerName: 'Internal reference', width: 150 },
];

// preview-start
const slotProps: DataGridProps['slotProps'] = {
  columnsManagement: {
    sort: 'asc',
    toggleAllMode: 'filteredOnly',
    autoFocusSearchField: false,
    searchInputProps: { placeholder: 'Find a column' },
    getTogglableColumns: (all) =>
      all.map(({ field }) => field).filter((field) => field !== 'internalRef'),
  },
};
// preview-end

const initialState = { columns: { columnVisibilityModel: { internalRef: false } } };

export default function ColumnsPanelOptions() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a configured columns panel"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
      />
    </Box>
  );
}
