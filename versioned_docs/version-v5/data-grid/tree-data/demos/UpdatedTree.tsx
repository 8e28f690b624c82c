import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 230 };

// Stands for a request: new objects with the same ids.
const load = (raise: number) => employees.map((row) => ({ ...row, salary: row.salary + raise }));

export default function UpdatedTree() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(employees);

  // preview-start
  // The head of sales has the id 11. The path of the row changes with its manager.
  const moveToSales = () => apiRef.current.updateRows([{ id: 10, managerId: 11 }]);
  const refresh = () => setRows(load(500));
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={moveToSales} sx={{ mb: 1 }}>
        Move Emily Clarke to sales
      </Button>
      <Button size="small" onClick={refresh} sx={{ mb: 1 }}>
        Load all rows again
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees to update"
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={getStaffPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={2}
          hideFooter
        />
      </Box>
    </Box>
  );
}
