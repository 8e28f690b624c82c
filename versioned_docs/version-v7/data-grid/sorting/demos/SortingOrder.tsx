import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';

const players = [
  { id: 1, player: 'Aino', points: 412, club: 'Rooks' },
  { id: 2, player: 'Bram', points: 388, club: 'Bishops' },
  { id: 3, player: 'Chidi', points: 451, club: 'Knights' },
];

// preview-start
const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColDef<(typeof players)[number]>[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 90, sortingOrder: ['asc', 'desc'] },
  { field: 'points', headerName: 'Points', type: 'number', width: 90 },
  { field: 'club', headerName: 'Club', width: 100, sortable: false },
];
// preview-end

export default function SortingOrder() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Chess players' } }}
        rows={players}
        columns={columns}
        sortingOrder={sortingOrder}
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
