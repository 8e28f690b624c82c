import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, train: 'Coast line', platform: 4, minutes: 3 },
  { id: 2, train: 'Lake stopper', platform: 1, minutes: 9 },
  { id: 3, train: 'Summit line', platform: 2, minutes: 14 },
  { id: 4, train: 'Night mail', platform: 6, minutes: 31 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 100 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 86 },
  {
    field: 'minutes',
    headerName: 'Leaves',
    type: 'number',
    width: 80,
    valueFormatter: (value) => `${value} min`,
  },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Next departures"
        rows={rows}
        columns={columns}
        columnHeaderHeight={48}
        hideFooter
      />
    </Box>
  );
}
