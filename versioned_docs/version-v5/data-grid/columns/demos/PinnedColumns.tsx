import Box from '@mui/material/Box';
import { DataGridPro, type GridColumns } from '@mui/x-data-grid-pro';

const columns: GridColumns = [
  { field: 'garden', headerName: 'Garden', width: 130 },
  { field: 'keeper', headerName: 'Keeper', width: 240 },
  { field: 'hours', headerName: 'Open', width: 260 },
  { field: 'paths', headerName: 'Paths', width: 260 },
  { field: 'ticket', headerName: 'Ticket', type: 'number', width: 100 },
];

const rows = [
  {
    id: 1,
    garden: 'Walled',
    keeper: 'R. Osei',
    hours: '9:00 to 17:00',
    paths: 'Gravel',
    ticket: 6,
  },
  {
    id: 2,
    garden: 'Alpine',
    keeper: 'L. Haas',
    hours: '10:00 to 16:00',
    paths: 'Stone steps',
    ticket: 8,
  },
  {
    id: 3,
    garden: 'Fern house',
    keeper: 'R. Osei',
    hours: '9:00 to 18:00',
    paths: 'Boards',
    ticket: 5,
  },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Gardens and tickets"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['garden'], right: ['ticket'] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
