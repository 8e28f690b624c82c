import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = employees.slice(0, 4);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'role', headerName: 'Role', width: 260 },
  { field: 'department', headerName: 'Department', width: 240 },
  { field: 'office', headerName: 'Office', width: 220 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
];

const initialState = { pinnedColumns: { left: ['name'], right: ['salary'] } };

// preview-start
const sx = {
  [`& .${gridClasses['cell--pinnedLeft']}`]: { fontWeight: 600 },
  [`& .${gridClasses['columnHeader--pinnedLeft']}, & .${gridClasses['cell--pinnedLeft']}`]: {
    borderRight: '2px solid',
    borderRightColor: 'primary.main',
  },
};
// preview-end

export default function PinnedStyles() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees and salaries' } }}
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
        sx={sx}
      />
    </Box>
  );
}
