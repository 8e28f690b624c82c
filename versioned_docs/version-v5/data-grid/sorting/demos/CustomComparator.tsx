import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

// preview-start
const sizes = ['Dinghy', 'Cutter', 'Schooner', 'Clipper'];

const columns: GridColumns = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  {
    field: 'size',
    headerName: 'Size class',
    width: 140,
    sortComparator: (a: string, b: string) => sizes.indexOf(a) - sizes.indexOf(b),
  },
];
// preview-end

const rows = [
  { id: 1, ship: 'Patience', size: 'Schooner' },
  { id: 2, ship: 'Sandpiper', size: 'Dinghy' },
  { id: 3, ship: 'Northern Rose', size: 'Clipper' },
  { id: 4, ship: 'Magpie', size: 'Cutter' },
];

export default function CustomComparator() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Ships by size class"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
