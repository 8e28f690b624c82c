import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = employees.slice(0, 5);

// preview-start
const largestFirst: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 180, sortable: false },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 130,
    sortingOrder: largestFirst,
  },
];
// preview-end

export default function SortingOrder() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees, largest salary first' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
