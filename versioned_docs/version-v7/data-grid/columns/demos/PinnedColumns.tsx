import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const pianos = [
  {
    id: 1,
    piano: 'Hall grand',
    room: 'Concert hall',
    tuned: 'March',
    tuner: 'I. Moreno',
    fee: 180,
  },
  {
    id: 2,
    piano: 'Blue upright',
    room: 'Practice room 2',
    tuned: 'May',
    tuner: 'A. Lind',
    fee: 95,
  },
  { id: 3, piano: 'Old square', room: 'Museum', tuned: 'January', tuner: 'I. Moreno', fee: 240 },
  { id: 4, piano: 'Stage upright', room: 'Theater', tuned: 'June', tuner: 'A. Lind', fee: 110 },
];

const columns: GridColDef<(typeof pianos)[number]>[] = [
  { field: 'piano', headerName: 'Piano', width: 130 },
  { field: 'room', headerName: 'Room', width: 280 },
  { field: 'tuned', headerName: 'Last tuned', width: 220 },
  { field: 'tuner', headerName: 'Tuner', width: 240 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 90 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Pianos and their tuning' } }}
        rows={pianos}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['piano'], right: ['fee'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
