import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

export default function NestedGroups() {
  const apiRef = useGridApiRef();
  // preview-start
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['department', 'office'] } },
  });
  // preview-end
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Employees by department and office' } }}
        experimentalFeatures={{ ariaV8: true }}
        apiRef={apiRef}
        rows={employees}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
