import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lighthouse', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'built', headerName: 'Built', width: 90 },
];

const rows = [
  { id: 1, lighthouse: 'Gull Head', height: 41, built: '1868' },
  { id: 2, lighthouse: 'Saint Orla', height: 63, built: '1902' },
  { id: 3, lighthouse: 'Needle Rock', height: 28, built: '1841' },
  { id: 4, lighthouse: 'Far Sands', height: 52, built: '1927' },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Lighthouses, tallest first"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
        }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
