import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { employees, type Employee } from '../../data/employees';

const columns: GridColumns<Employee> = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    sortingOrder: ['asc', 'desc'],
  },
  { field: 'started', headerName: 'Started', type: 'date', width: 120 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
  { field: 'role', headerName: 'Role', width: 180, sortable: false },
];

export default function SortingSequence() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Employees"
        rows={employees}
        columns={columns}
        sortingOrder={['desc', 'asc', null]}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
