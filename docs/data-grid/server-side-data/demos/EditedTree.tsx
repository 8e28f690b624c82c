import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(employees);

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const parent = params.groupKeys?.at(-1);
    return { rows: await server.children(params, 'managerId', parent ? Number(parent) : null) };
  },
  updateRow: ({ updatedRow }) => server.update(updatedRow as Employee & { children: number }),
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.children,
};
// preview-end

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  valueGetter: (value, row) => row.name,
  flex: 1,
  minWidth: 220,
};

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160, editable: true },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120, editable: true },
];

export default function EditedTree() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees with editable roles"
        treeData
        dataSource={dataSource}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        columns={columns}
      />
    </Box>
  );
}
