import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumns, GridInitialState } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColumns<Employee> = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'role', headerName: 'Role', width: 220 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'started', headerName: 'Started', type: 'date', width: 140 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
];

// preview-start
const initialState = {
  pinnedColumns: { left: ['name'] },
  sorting: {
    sortModel: [
      { field: 'department', sort: 'asc' },
      { field: 'salary', sort: 'desc' },
    ],
  },
} satisfies GridInitialState;
// preview-end

export default function PinnedStaff() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by department and salary"
        rows={employees}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
