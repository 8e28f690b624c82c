import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 3, name: 'Lucía Fernández', role: 'Staff engineer' },
  { id: 9, name: '陈 伟', role: 'Product designer' },
  { id: 18, name: 'Elena Popescu', role: 'Accountant' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
];

// preview-start
const ring = { outline: '3px solid #0084d1', outlineOffset: -3 };

const focus = {
  '& .MuiDataGrid-columnHeader:focus-within': ring,
  '& .MuiDataGrid-columnHeader:focus': ring,
  '& .MuiDataGrid-cell:focus-within': ring,
  '& .MuiDataGrid-cell:focus': ring,
};
// preview-end

export default function FocusStyle() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={rows}
        columns={columns}
        sx={focus}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
