import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 90 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

const rows = [
  { id: 1041, customer: 'Ana Lima', total: 312, paid: true },
  { id: 1042, customer: 'Zeynep Şahin', total: 147, paid: true },
  { id: 1043, customer: '田中 陽菜', total: 414, paid: true },
  { id: 1045, customer: 'Amara Okafor', total: 1196, paid: false },
  { id: 1046, customer: 'Ana Lima', total: -52, paid: true },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        rowHeight={40}
        columnHeaderHeight={48}
        hideFooter
        disableColumnMenu
      />
      {/* preview-end */}
    </Box>
  );
}
