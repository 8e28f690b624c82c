import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const rows = [
  { id: 1041, customer: 'Ana Lima', quantity: 24, total: 312 },
  { id: 1042, customer: 'Zeynep Şahin', quantity: 3, total: 147 },
  { id: 1043, customer: '田中 陽菜', quantity: 6, total: 414 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];
// preview-end

const slotProps = { main: { 'aria-label': 'Orders' } };

export default function FirstGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slotProps={slotProps} />
    </Box>
  );
}
