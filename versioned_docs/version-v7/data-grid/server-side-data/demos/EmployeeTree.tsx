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
    const rows = await server.children(params, 'managerId', parent ? Number(parent) : null);
    return { rows, rowCount: parent ? undefined : rows.length };
  },
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
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 110 },
];

export default function EmployeeTree() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees by manager, from a server' } }}
        treeData
        unstable_dataSource={dataSource}
        groupingColDef={groupingColDef}
        columns={columns}
      />
    </Box>
  );
}
