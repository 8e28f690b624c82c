import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';

const employees = [
  { id: 3, name: 'Lucía Fernández', salary: 84000, office: 'Madrid' },
  { id: 5, name: 'Maja Kowalska', salary: 66000, office: 'Kraków' },
  { id: 11, name: 'Rafael Costa', salary: 91000, office: 'Madrid' },
];

// preview-start
const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColDef<(typeof employees)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 90, sortingOrder: ['asc', 'desc'] },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 115 },
  { field: 'office', headerName: 'Office', width: 100, sortable: false },
];
// preview-end

export default function SortingOrder() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={employees}
        columns={columns}
        sortingOrder={sortingOrder}
        initialState={{ sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
