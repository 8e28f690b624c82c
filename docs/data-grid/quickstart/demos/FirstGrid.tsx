import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const rows = [
  { id: 1, apple: 'Discovery', row: 4, trees: 18 },
  { id: 2, apple: 'Cox', row: 7, trees: 32 },
  { id: 3, apple: 'Bramley', row: 9, trees: 12 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'apple', headerName: 'Apple', flex: 1 },
  { field: 'row', headerName: 'Row', type: 'number', width: 80 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 90 },
];
// preview-end

export default function FirstGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Apple orchard" rows={rows} columns={columns} />
    </Box>
  );
}
