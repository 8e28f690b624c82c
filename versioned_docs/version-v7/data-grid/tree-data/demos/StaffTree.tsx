import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 100 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 220 };

export default function StaffTree() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees by manager' } }}
        rows={employees}
        columns={columns}
        treeData
        getTreeDataPath={getStaffPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
