import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 110 },
];

// preview-start
const getRowSpacing: DataGridProps['getRowSpacing'] = ({ indexRelativeToCurrentPage }) => ({
  // A thick line after every fifth row
  bottom: indexRelativeToCurrentPage % 5 === 4 ? 4 : 0,
});

const sx = {
  [`& .${gridClasses.row}`]: { borderBottom: '0px solid', borderBottomColor: 'primary.main' },
};
// preview-end

export default function SpacedByBorder() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Employees in groups of five"
        rows={employees}
        columns={columns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        rowHeight={36}
        sx={sx}
      />
    </Box>
  );
}
