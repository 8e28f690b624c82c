import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, bread: 'Rye', flour: '1150', hours: 18 },
  { id: 2, bread: 'Ciabatta', flour: '00', hours: 12 },
  { id: 3, bread: 'Brioche', flour: '550', hours: 3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 100 },
  { field: 'flour', headerName: 'Flour', width: 90 },
  { field: 'hours', headerName: 'Rests (h)', type: 'number', width: 100 },
];

// preview-start
const borderless = {
  border: 0,
  '& .MuiDataGrid-withBorderColor': { borderColor: 'transparent' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
};
// preview-end

export default function BorderlessGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Breads" rows={rows} columns={columns} sx={borderless} hideFooter />
    </Box>
  );
}
