import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function QuickFilterSearch() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        rows={employees}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Employees, searchable' },
          toolbar: { showQuickFilter: true },
        }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['engineer'] } } }}
      />
      {/* preview-end */}
    </Box>
  );
}
