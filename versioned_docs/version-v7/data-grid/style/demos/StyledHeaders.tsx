import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1041, customer: 'Ana Lima', total: 312, country: 'Brazil' },
  { id: 1042, customer: 'Zeynep Şahin', total: 147, country: 'Türkiye' },
  { id: 1043, customer: '田中 陽菜', total: 414, country: 'Japan' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  { field: 'country', headerName: 'Country', width: 90 },
];

// preview-start
const headers: SxProps<Theme> = (theme) => ({
  '& .MuiDataGrid-columnHeader': {
    color: '#024a70',
    backgroundColor: '#dff2fe',
    ...theme.applyStyles('dark', { color: '#b8e6fe', backgroundColor: '#052f4a' }),
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
});
// preview-end

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={rows}
        columns={columns}
        sx={headers}
        hideFooter
      />
    </Box>
  );
}
