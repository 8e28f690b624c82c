import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

// preview-start
const everyone: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const payroll: GridColDef<Employee>[] = [
  ...everyone,
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];
// preview-end

export default function ColumnsByRole() {
  const [isPayroll, setPayroll] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isPayroll} onChange={() => setPayroll(!isPayroll)} />}
        label="Signed in as payroll"
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Employees' } }}
          rows={employees}
          columns={isPayroll ? payroll : everyone}
        />
      </Box>
    </Stack>
  );
}
