import Box from '@mui/material/Box';
import { DataGrid, type GridColumns, type GridRowsProp } from '@mui/x-data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const rows: GridRowsProp = [
  { id: 1, title: 'A Field Guide to Clouds', shelf: 'N-12', copies: 4 },
  { id: 2, title: 'Bread for Beginners', shelf: 'C-03', copies: 7 },
  { id: 3, title: 'The Lighthouse Ledger', shelf: 'F-28', copies: 2 },
];
// preview-end

export default function FirstGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Books in the library" rows={rows} columns={columns} />
    </Box>
  );
}
