import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'office', headerName: 'Office' },
  { field: 'started', headerName: 'Started', type: 'date' },
];

// preview-start
const autosizeOptions = { includeOutliers: true, expand: true };

export default function AutosizedColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={employees}
        columns={columns}
        autosizeOptions={autosizeOptions}
      />
    </Box>
  );
}
// preview-end
