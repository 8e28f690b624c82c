import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'started', headerName: 'Started', type: 'date', width: 120 },
];

// preview-start
const wide = {};
const narrow = { office: false, started: false };

export default function ResponsiveColumns() {
  const isNarrow = useMediaQuery('(max-width: 900px)');
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={employees}
        columns={columns}
        columnVisibilityModel={isNarrow ? narrow : wide}
      />
    </Box>
  );
}
// preview-end
