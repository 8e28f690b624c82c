import { useCallback, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridGroupNode, GridRowId } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

// Stands for a request: new objects with the same ids.
const load = (raise: number) => employees.map((row) => ({ ...row, salary: row.salary + raise }));

export default function KeptBranches() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(employees);

  // preview-start
  const open = useRef(new Set<GridRowId>([1]));
  const isGroupExpandedByDefault = useCallback(
    (node: GridGroupNode) => open.current.has(node.id),
    [],
  );
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if ('childrenExpanded' in node && node.childrenExpanded) {
          open.current.add(node.id);
        } else {
          open.current.delete(node.id);
        }
      }),
    [apiRef],
  );
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setRows(load(500))} sx={{ mb: 1 }}>
        Refresh
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees to refresh"
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={getStaffPath}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          hideFooter
        />
      </Box>
    </Box>
  );
}
