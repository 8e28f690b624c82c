import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const director = 1;
const server = createServer(employees.filter((employee) => employee.id !== director));

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const parent = params.groupKeys?.at(-1);
    const rows = await server.children(params, 'managerId', Number(parent ?? director));
    if (parent) {
      return { rows };
    }
    const page = rows.slice(Number(params.start), params.end + 1);
    return { rows: page, rowCount: rows.length };
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
];

export default function PagedTree() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Teams, three heads per page' } }}
        treeData
        pagination
        unstable_dataSource={dataSource}
        groupingColDef={groupingColDef}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 3 }, rowCount: 0 } }}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
