import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  {
    field: 'game',
    headerName: 'Board game',
    flex: 1,
    minWidth: 140,
    sortingOrder: ['asc', 'desc'],
  },
  { field: 'score', headerName: 'Score', type: 'number', width: 90 },
  { field: 'notes', headerName: 'Notes', width: 150, sortable: false },
];

const rows = [
  { id: 1, game: 'Canal Kings', score: 7.8, notes: 'Long, for four' },
  { id: 2, game: 'Tea House', score: 8.4, notes: 'Quick to learn' },
  { id: 3, game: 'Moth & Lamp', score: 6.9, notes: 'Two players only' },
];

export default function SortingSequence() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Board games"
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc', null]}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
