import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 1041, customer: 'Ana Lima', total: 312, ordered: new Date(2025, 3, 2) },
  { id: 1044, customer: 'Oskar Lindqvist', total: 58.5, ordered: new Date(2025, 3, 3) },
  { id: 1046, customer: 'Ana Lima', total: -52, ordered: new Date(2025, 3, 5) },
  { id: 1047, customer: 'محمد العلي', total: 1068, ordered: new Date(2025, 3, 6) },
];

const columns: GridColDef<(typeof orders)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 130 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders by total' } }}
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'asc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
