import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const rows = [
  { id: 1, hut: 'Larch Col', altitude: 2140, beds: 32 },
  { id: 2, hut: 'Three Springs', altitude: 1785, beds: 18 },
  { id: 3, hut: 'Marmot Terrace', altitude: 2410, beds: 54 },
];
// preview-end

export default function FirstGrid() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Mountain huts" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
