import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumns, GridPinnedColumns } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColumns<Employee> = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'role', headerName: 'Role', width: 240 },
  { field: 'department', headerName: 'Department', width: 200 },
  { field: 'office', headerName: 'Office', width: 200 },
];

export default function SavedPinning() {
  // An app keeps this in a store, in localStorage or on a server.
  const [saved, setSaved] = React.useState<GridPinnedColumns>({ right: ['office'] });
  const [opened, setOpened] = React.useState(1);
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpened(opened + 1)}>
        Close and reopen the grid
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        {/* preview-start */}
        <DataGridPro
          key={opened}
          aria-label="Employees with saved pinning"
          rows={employees}
          columns={columns}
          initialState={{ pinnedColumns: saved }}
          onPinnedColumnsChange={(model) => setSaved(model)}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
