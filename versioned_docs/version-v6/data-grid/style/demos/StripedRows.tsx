import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Ferry pier', time: '06:12', track: 1 },
  { id: 2, station: 'Glassworks', time: '06:20', track: 2 },
  { id: 3, station: 'Old canal', time: '06:31', track: 1 },
  { id: 4, station: 'Moor gate', time: '06:44', track: 1 },
  { id: 5, station: 'Upper lock', time: '06:58', track: 3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'time', headerName: 'Departs', width: 90 },
  { field: 'track', headerName: 'Track', type: 'number', width: 80 },
];

// preview-start
const getStripe = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? '' : 'stripe';

const stripes = {
  '& .stripe': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
  '& .stripe:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
};
// preview-end

export default function StripedRows() {
  return (
    <Box sx={{ height: 336, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        getRowClassName={getStripe}
        sx={stripes}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
