import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'train', headerName: 'Night train', flex: 1, minWidth: 110 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 75 },
  { field: 'dining', headerName: 'Dining', type: 'boolean', width: 75 },
];

const rows = [
  { id: 1, train: 'Polar Owl', berths: 148, dining: true },
  { id: 2, train: 'Dune Runner', berths: 96, dining: false },
  { id: 3, train: 'Harbor Star', berths: 210, dining: true },
  { id: 4, train: 'Vineyard', berths: 64, dining: true },
  { id: 5, train: 'Slow Comet', berths: 120, dining: false },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Night trains and their berths"
        rows={rows}
        columns={columns}
        headerHeight={48}
        rowHeight={42}
        hideFooter
        disableColumnMenu
      />
      {/* preview-end */}
    </Box>
  );
}
