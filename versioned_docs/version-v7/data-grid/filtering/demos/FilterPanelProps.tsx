import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

// preview-start
const slotProps: DataGridProps['slotProps'] = {
  main: { 'aria-label': 'Orders' },
  filterPanel: {
    columnsSort: 'asc',
    filterFormProps: {
      columnInputProps: { variant: 'outlined', size: 'small' },
      operatorInputProps: { variant: 'outlined', size: 'small' },
      valueInputProps: { InputComponentProps: { variant: 'outlined', size: 'small' } },
    },
    sx: { '& .MuiDataGrid-filterForm': { gap: 1, p: 2 } },
  },
};
// preview-end

export default function FilterPanelProps() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        slotProps={slotProps}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
