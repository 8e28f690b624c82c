import Box from '@mui/material/Box';
import { DataGridPro, type GridColumns } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../data/employees';

const columns: GridColumns<Employee> = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
];

// preview-start
const initialState = {
  sorting: {
    sortModel: [
      { field: 'department', sort: 'asc' as const },
      { field: 'salary', sort: 'desc' as const },
    ],
  },
};
// preview-end

export default function SeveralColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by department, then by salary"
        rows={employees}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
