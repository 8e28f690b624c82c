import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const people = employees.slice(0, 4);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const variants: GridLoadingOverlayVariant[] = ['linear-progress', 'circular-progress', 'skeleton'];

export default function NoRowsLoading() {
  const [hasRows, setHasRows] = React.useState(false);
  const [variant, setVariant] = React.useState<GridLoadingOverlayVariant>('skeleton');
  // preview-start
  const slotProps = React.useMemo(
    () => ({
      main: { 'aria-label': 'Employees that are loading' },
      loadingOverlay: { variant, noRowsVariant: variant },
    }),
    [variant],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Variant"
        value={variant}
        onChange={({ target }) =>
          setVariant(variants.find((name) => name === target.value) ?? 'skeleton')
        }
        sx={{ width: 200, mr: 2, mb: 1 }}
      >
        {variants.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label="There are rows"
        control={<Switch checked={hasRows} onChange={(_event, on) => setHasRows(on)} />}
      />
      <Box sx={{ height: 266 }}>
        <DataGrid
          rows={hasRows ? people : []}
          columns={columns}
          slotProps={slotProps}
          loading
          hideFooter
        />
      </Box>
    </Box>
  );
}
