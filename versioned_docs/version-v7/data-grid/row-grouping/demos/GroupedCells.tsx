import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  // preview-start
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 160,
    renderCell: ({ rowNode, value }) => {
      if (rowNode.type !== 'group') {
        return `€${Number(value).toLocaleString('en-US')}`;
      }
      return `${rowNode.children.length} salaries`;
    },
  },
  // preview-end
];

const initialState = {
  rowGrouping: { model: ['office'] },
  columns: { columnVisibilityModel: { office: false } },
};

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'Accra';

export default function GroupedCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Employees by office' } }}
        experimentalFeatures={{ ariaV8: true }}
        rows={employees}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        hideFooter
      />
    </Box>
  );
}
