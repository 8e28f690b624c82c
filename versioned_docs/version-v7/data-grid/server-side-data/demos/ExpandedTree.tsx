import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(employees, { latency: 200 });

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const parent = params.groupKeys?.at(-1);
    return { rows: await server.children(params, 'managerId', parent ? Number(parent) : null) };
  },
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.children,
};

// preview-start
const isExpanded: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  node.depth === 0 || node.groupingKey === '8';
// preview-end

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  valueGetter: (value, row) => row.name,
  hideDescendantCount: true,
  flex: 1,
  minWidth: 220,
};

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
];

export default function ExpandedTree() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees, design expanded' } }}
        treeData
        unstable_dataSource={dataSource}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isExpanded}
        columns={columns}
      />
    </Box>
  );
}
