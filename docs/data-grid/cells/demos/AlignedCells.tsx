import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  // preview-start
  {
    field: 'avatar',
    headerName: 'Photo',
    width: 80,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <Avatar aria-hidden>{[...row.name][0]}</Avatar>,
  },
  // preview-end
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
];

export default function AlignedCells() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Employees" rows={employees} columns={columns} />
    </Box>
  );
}
