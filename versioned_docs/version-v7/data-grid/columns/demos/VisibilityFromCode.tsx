import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const initialState = { columns: { columnVisibilityModel: { salary: false } } };

export default function VisibilityFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const showSalaries = () => apiRef.current?.setColumnVisibility('salary', true);
  const hideSalaries = () => apiRef.current?.setColumnVisibility('salary', false);
  const openPanel = () => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showSalaries}>Show salaries</Button>
        <Button onClick={hideSalaries}>Hide salaries</Button>
        <Button onClick={openPanel}>Choose columns</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Employees and salaries' } }}
          rows={employees}
          columns={columns}
          initialState={initialState}
        />
      </Box>
    </Stack>
  );
}
