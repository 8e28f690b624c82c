import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 110 },
];

// preview-start
const getRowSpacing: DataGridProps['getRowSpacing'] = ({ isFirstVisible, isLastVisible }) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

const sx = {
  [`& .${gridClasses.row}`]: { bgcolor: 'action.hover', borderRadius: 1 },
};
// preview-end

export default function SpacedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees in separate rows' } }}
        rows={employees}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={sx}
      />
    </Box>
  );
}
