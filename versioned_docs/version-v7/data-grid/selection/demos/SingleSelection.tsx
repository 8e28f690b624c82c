import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 110 },
];

export default function SingleSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([4]);
  // preview-start
  const [selectedId] = model;
  const employee = employees.find(({ id }) => id === selectedId);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Employees' } }}
          rows={employees}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Typography variant="body2" role="status">
        {employee
          ? `${employee.name}, ${employee.role}, with us since ${employee.started.getFullYear()}`
          : 'Select a row to see more.'}
      </Typography>
    </Stack>
  );
}
