import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = employees.slice(0, 4);

// preview-start
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', hideable: false, flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', sortable: false, filterable: false, width: 170 },
  { field: 'office', headerName: 'Office', disableColumnMenu: true, width: 110 },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 110,
    disableExport: true,
  },
];
// preview-end

export default function ColumnSwitches() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} autoHeight hideFooter />
    </Box>
  );
}
