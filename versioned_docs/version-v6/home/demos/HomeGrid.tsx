import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'comet', headerName: 'Comet', flex: 1, minWidth: 100 },
  { field: 'period', headerName: 'Years', type: 'number', width: 80 },
  { field: 'bright', headerName: 'Bright', type: 'boolean', width: 80 },
];

const rows = [
  { id: 1, comet: 'Halley', period: 76, bright: true },
  { id: 2, comet: 'Encke', period: 3.3, bright: false },
  { id: 3, comet: 'Swift–Tuttle', period: 133, bright: true },
  { id: 4, comet: 'Faye', period: 7.5, bright: false },
  { id: 5, comet: 'Borrelly', period: 6.8, bright: false },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Comets and their periods"
        rows={rows}
        columns={columns}
        rowHeight={40}
        columnHeaderHeight={48}
        hideFooter
        disableColumnMenu
      />
      {/* preview-end */}
    </Box>
  );
}
