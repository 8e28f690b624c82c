import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridPinnedPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColumns<Employee> = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'role', headerName: 'Role', width: 240 },
  { field: 'department', headerName: 'Department', width: 200 },
  { field: 'office', headerName: 'Office', width: 160 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
];

export default function PinnedFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const toggle = () => {
    if (apiRef.current.isColumnPinned('salary')) {
      apiRef.current.unpinColumn('salary');
    } else {
      apiRef.current.pinColumn('salary', GridPinnedPosition.right);
    }
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggle}>
        Pin or unpin the salary
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees with a button to pin"
          rows={employees}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
