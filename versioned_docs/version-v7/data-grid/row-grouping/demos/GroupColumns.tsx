import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
];

const initialState = {
  rowGrouping: { model: ['department', 'office'] },
  columns: { columnVisibilityModel: { department: false, office: false } },
};

// preview-start
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('department') ? { width: 180 } : { width: 140, hideDescendantCount: true };
// preview-end

export default function GroupColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Employees by department and office' } }}
        experimentalFeatures={{ ariaV8: true }}
        rows={employees}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
