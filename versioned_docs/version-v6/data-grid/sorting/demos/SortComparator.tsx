import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';

// preview-start
const sizes = ['Small', 'Medium', 'Large', 'Giant'];

const bySize: GridComparatorFn<string> = (a, b) => sizes.indexOf(a) - sizes.indexOf(b);

const columns: GridColDef[] = [
  { field: 'pumpkin', headerName: 'Pumpkin', flex: 1, minWidth: 130 },
  { field: 'size', headerName: 'Size', width: 120, sortComparator: bySize },
];
// preview-end

const rows = [
  { id: 1, pumpkin: 'Marina di Chioggia', size: 'Large' },
  { id: 2, pumpkin: 'Jack Be Little', size: 'Small' },
  { id: 3, pumpkin: 'Atlantic', size: 'Giant' },
  { id: 4, pumpkin: 'Red Kuri', size: 'Medium' },
];

export default function SortComparator() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid
        aria-label="Pumpkins by size"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
