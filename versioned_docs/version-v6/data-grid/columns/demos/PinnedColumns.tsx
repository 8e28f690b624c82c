import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'from', headerName: 'From', width: 240 },
  { field: 'to', headerName: 'To', width: 240 },
  { field: 'operator', headerName: 'Operator', width: 260 },
  { field: 'platform', headerName: 'Platform', width: 100 },
];

const rows = [
  {
    id: 1,
    train: 'Night 40',
    from: 'Lakeside',
    to: 'Old Port',
    operator: 'Sleeper Lines',
    platform: '3',
  },
  {
    id: 2,
    train: 'Local 7',
    from: 'Mill Cross',
    to: 'Lakeside',
    operator: 'Valley Rail',
    platform: '1',
  },
  {
    id: 3,
    train: 'Fast 12',
    from: 'Old Port',
    to: 'Summit',
    operator: 'Valley Rail',
    platform: '5',
  },
  {
    id: 4,
    train: 'Local 9',
    from: 'Summit',
    to: 'Mill Cross',
    operator: 'Hill Tram',
    platform: '2',
  },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Trains and their platforms"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['train'], right: ['platform'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
