import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 240 };

// preview-start
const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  node.depth === 0 || node.groupingKey === 'Hannah Schmidt';
// preview-end

export default function OpenBranches() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees with one team open' } }}
        rows={employees}
        columns={columns}
        treeData
        getTreeDataPath={getStaffPath}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        hideFooter
      />
    </Box>
  );
}
