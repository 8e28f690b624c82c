import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const getTreeDataPath = ({ department, name }: Employee) => [department, name];

export default function SelectionPropagation() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
          label="Parents select their children"
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
          label="Children select their parent"
        />
      </Stack>
      <Box sx={{ height: 380 }}>
        {/* preview-start */}
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Employees by department' } }}
          rows={employees}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={1}
          checkboxSelection
          rowSelectionPropagation={{ parents, descendants }}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
