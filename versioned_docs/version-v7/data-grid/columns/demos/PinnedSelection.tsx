import Box from '@mui/material/Box';
import { DataGridPro, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = employees.slice(0, 4);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170, pinnable: false },
  { field: 'role', headerName: 'Role', width: 220 },
  { field: 'department', headerName: 'Department', width: 180 },
  { field: 'office', headerName: 'Office', width: 160 },
  { field: 'started', headerName: 'Started', type: 'date', width: 160 },
];

// preview-start
const pinnedColumns = { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'name'] };
const initialState = { pinnedColumns };
// preview-end

export default function PinnedSelection() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={rows}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
