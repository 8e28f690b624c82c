import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Ingrid Solberg', office: 'Oslo', daysOff: 18 },
  { id: 2, name: 'Kwame Mensah', office: 'Accra', daysOff: 12 },
  { id: 9, name: '陈 伟', office: 'Seoul', daysOff: 3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'daysOff', headerName: 'Days off', type: 'number', width: 100 },
];

// preview-start
const borderless = {
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
};
// preview-end

export default function BorderlessGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={rows}
        columns={columns}
        sx={borderless}
        hideFooter
      />
    </Box>
  );
}
