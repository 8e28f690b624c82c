import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const ferries = [
  { id: 1, ferry: 'Alcedo', route: 'Harbor to Long Island', deck: 'Open', seats: 180, fare: 12 },
  { id: 2, ferry: 'Larus', route: 'Harbor to Salt Point', deck: 'Covered', seats: 96, fare: 9 },
  { id: 3, ferry: 'Sterna', route: 'Salt Point to Gull Rock', deck: 'Open', seats: 60, fare: 7 },
  {
    id: 4,
    ferry: 'Uria',
    route: 'Long Island to Gull Rock',
    deck: 'Covered',
    seats: 120,
    fare: 14,
  },
];

const columns: GridColDef<(typeof ferries)[number]>[] = [
  { field: 'ferry', headerName: 'Ferry', width: 110 },
  { field: 'route', headerName: 'Route', width: 280 },
  { field: 'deck', headerName: 'Deck', width: 240 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 240 },
  { field: 'fare', headerName: 'Fare', type: 'number', width: 100 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Ferries"
        rows={ferries}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['ferry'], right: ['fare'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
