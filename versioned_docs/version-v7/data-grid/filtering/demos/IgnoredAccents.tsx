import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function IgnoredAccents() {
  const [ignored, setIgnored] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignored} onChange={(_event, on) => setIgnored(on)} />}
        label="Find “Kraków” by “krakow”"
      />
      <Box sx={{ height: 340 }}>
        {/* preview-start */}
        <DataGrid
          key={String(ignored)}
          slotProps={{ main: { 'aria-label': 'Employees in Kraków' } }}
          rows={employees}
          columns={columns}
          ignoreDiacritics={ignored}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'office', operator: 'contains', value: 'krakow' }] },
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
