import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 240 };

export default function ExpandAllBranches() {
  const apiRef = useGridApiRef();

  // preview-start
  const setAll = (expanded: boolean) => {
    const nodes = Object.values(gridRowTreeSelector(apiRef));
    nodes.forEach((node) => {
      if (node.type === 'group' && node.depth >= 0 && node.childrenExpanded !== expanded) {
        apiRef.current?.setRowChildrenExpansion(node.id, expanded);
      }
    });
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setAll(true)}>
        Expand all
      </Button>
      <Button size="small" onClick={() => setAll(false)}>
        Collapse all
      </Button>
      <Box sx={{ height: 370, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Employees with buttons for all branches' } }}
          rows={employees}
          columns={columns}
          treeData
          getTreeDataPath={getStaffPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
