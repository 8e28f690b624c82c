import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = employees.filter(({ managerId }) => managerId !== null);

const columns: GridColDef<Employee>[] = [
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const heads = new Map(rows.map(({ id, name }) => [id, name]));
const getTreeDataPath = ({ name, managerId }: Employee) => {
  const head = heads.get(managerId ?? 0);
  return head ? [head, name] : [name];
};

// preview-start
const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200, sortable: true };
const initialState = { sorting: { sortModel: [{ field: 'salary', sort: 'desc' as const }] } };
// preview-end

export default function SortedTree() {
  const [topOnly, setTopOnly] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={topOnly} onChange={() => setTopOnly(!topOnly)} />}
        label="Sort the top level only"
      />
      <Box sx={{ height: 422 }}>
        <DataGridPro
          aria-label="Salaries by team"
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          initialState={initialState}
          disableChildrenSorting={topOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
