import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

// preview-start
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, hideable: false },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
];
// preview-end

export default function AlwaysVisible() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees, names always shown' } }}
        rows={employees}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
