import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 130 },
];

// preview-start
const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 230 };
const initialState = {
  filter: { filterModel: { items: [{ field: 'office', operator: 'equals', value: 'Oslo' }] } },
};
// preview-end

export default function FilteredTree() {
  const [topOnly, setTopOnly] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={topOnly} onChange={() => setTopOnly(!topOnly)} />}
        label="Filter the top level only"
      />
      <Box sx={{ height: 422 }}>
        <DataGridPro
          aria-label="Employees in Oslo and their managers"
          rows={employees}
          columns={columns}
          treeData
          getTreeDataPath={getStaffPath}
          groupingColDef={groupingColDef}
          initialState={initialState}
          disableChildrenFiltering={topOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
