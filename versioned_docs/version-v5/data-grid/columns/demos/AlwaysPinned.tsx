import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

// preview-start
const columns: GridColumns<Employee> = [
  { field: 'name', headerName: 'Name', width: 180, pinnable: false },
  { field: 'role', headerName: 'Role', width: 240 },
  { field: 'department', headerName: 'Department', width: 200 },
  { field: 'office', headerName: 'Office', width: 160 },
  { field: 'started', headerName: 'Started', type: 'date', width: 160 },
];

const initialState = { pinnedColumns: { left: ['name'] } };
// preview-end

export default function AlwaysPinned() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees whose names stay in view"
        rows={employees}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
