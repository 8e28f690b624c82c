import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, peak: 'Kestrel Horn', meters: 2841, first: 1871 },
  { id: 2, peak: 'White Saddle', meters: 3120, first: 1902 },
  { id: 3, peak: 'Long Tooth', meters: 2517, first: 1888 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 110 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 110 },
  { field: 'first', headerName: 'Climbed', width: 90 },
];

// preview-start
const headers: SxProps<Theme> = (theme) => ({
  '& .MuiDataGrid-columnHeader': {
    color: '#024a70',
    backgroundColor: '#dff2fe',
    ...theme.applyStyles('dark', { color: '#b8e6fe', backgroundColor: '#052f4a' }),
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
});
// preview-end

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Peaks" rows={rows} columns={columns} sx={headers} hideFooter />
    </Box>
  );
}
