import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 160 },
];

export default function HeaderFilterFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const moveTo = (field: string) => {
    apiRef.current?.setColumnHeaderFilterFocus(field);
    apiRef.current?.startHeaderFilterEditMode(field);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => moveTo('name')}>Search names</Button>
      <Button onClick={() => moveTo('office')}>Search offices</Button>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees with header filters to focus"
          rows={employees}
          columns={columns}
          headerFilters
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
