import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office', width: 110 },
  // preview-start
  {
    field: 'salary',
    headerName: 'Salary',
    width: 120,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ rowNode, value }) => {
      if (rowNode.type !== 'group') {
        return `€${Number(value).toLocaleString('en-US')}`;
      }
      return `${rowNode.children.length} salaries`;
    },
  },
  // preview-end
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
];

const initialState = {
  rowGrouping: { model: ['office'] },
  columns: { columnVisibilityModel: { office: false } },
};

const isGroupExpanded = ({ groupingKey }: GridGroupNode) => groupingKey === 'Accra';

export default function GroupedCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees with custom cells in groups"
        rows={employees}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={isGroupExpanded}
        hideFooter
      />
    </Box>
  );
}
