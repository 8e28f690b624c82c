import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

// preview-start
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, hideSortIcons: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140, disableColumnMenu: true },
  { field: 'office', headerName: 'Office', width: 120, sortable: false },
];
// preview-end

export default function QuietHeaders() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees with quiet headers' } }}
        rows={employees}
        columns={columns}
      />
    </Box>
  );
}
