import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    tide: 'Spring',
    note: 'Sun and moon pull along one line: high water is at its highest.',
  },
  { id: 2, tide: 'Neap', note: 'They pull at right angles.' },
  { id: 3, tide: 'King', note: 'A spring tide while the moon is nearest to the earth.' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tide', headerName: 'Tide', width: 90 },
  { field: 'note', headerName: 'What happens', flex: 1, minWidth: 140 },
];

export default function WrappedText() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Tides"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
