import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const employees = [
  { id: 3, department: 'Engineering', office: 'Madrid', name: 'Lucía Fernández' },
  { id: 7, department: 'Engineering', office: 'Madrid', name: 'Fatima Zahra El Idrissi' },
  { id: 6, department: 'Engineering', office: 'Oslo', name: 'Dmitri Volkov' },
  { id: 12, department: 'Sales', office: 'Accra', name: 'Aisha Bello' },
  { id: 14, department: 'Sales', office: 'Oslo', name: 'Jonas Berg' },
];

const columns: GridColDef<(typeof employees)[number]>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
];

export default function GroupColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Employees by department and office' } }}
        rows={employees}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['department', 'office'] },
          columns: { columnVisibilityModel: { department: false, office: false } },
        }}
        rowGroupingColumnMode="multiple"
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Engineering'}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
