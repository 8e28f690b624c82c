import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const initialState = { columns: { columnVisibilityModel: { salary: false } } };

function SalaryToolbar() {
  // preview-start
  const apiRef = useGridApiContext();
  const showSalaries = () => apiRef.current.setColumnVisibility('salary', true);
  const hideSalaries = () => apiRef.current.setColumnVisibility('salary', false);
  const openPanel = () => apiRef.current.showPreferences(GridPreferencePanelsValue.columns);
  // preview-end
  return (
    <GridToolbarContainer>
      <Button onClick={showSalaries}>Show salaries</Button>
      <Button onClick={hideSalaries}>Hide salaries</Button>
      <Button onClick={openPanel}>Choose columns</Button>
    </GridToolbarContainer>
  );
}

export default function VisibilityFromCode() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Employees and salaries"
        rows={employees}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: SalaryToolbar }}
      />
    </Box>
  );
}
