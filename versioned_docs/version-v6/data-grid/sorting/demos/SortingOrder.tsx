import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 100 },
  { field: 'points', headerName: 'Points', type: 'number', width: 90 },
  // preview-start
  {
    field: 'seconds',
    headerName: 'Seconds',
    type: 'number',
    width: 106,
    sortingOrder: ['asc', 'desc'],
  },
  // preview-end
];

const rows = [
  { id: 1, runner: 'Anouk', points: 18, seconds: 64.2 },
  { id: 2, runner: 'Bilal', points: 25, seconds: 61.8 },
  { id: 3, runner: 'Carmen', points: 12, seconds: 66.9 },
];

export default function SortingOrder() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Race results"
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc', null]}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
