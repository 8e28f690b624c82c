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

// preview-start
const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'office', operator: 'equals', value: 'Seoul' }],
      quickFilterValues: ['engineer'],
    },
  },
};
// preview-end

export default function QuickFilterAndFilters() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Engineers in Seoul"
        rows={employees}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true },
        }}
      />
    </Box>
  );
}
