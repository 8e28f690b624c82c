import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'started', headerName: 'Started', type: 'date', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
];

const position = [{ field: 'role' }, { field: 'department' }];
const contract = [{ field: 'started' }, { field: 'salary' }];

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Person', children: [{ groupId: 'Identity', children: [{ field: 'name' }] }] },
  {
    groupId: 'Employment',
    children: [
      { groupId: 'Position', children: position },
      { groupId: 'Contract', children: contract },
    ],
  },
];
// preview-end

export default function NestedColumnGroups() {
  return (
    <Box sx={{ height: 376, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees with two levels of column groups' } }}
        rows={employees}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </Box>
  );
}
