import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, knot: 'Bowline', use: 'Loop that holds' },
  { id: 2, knot: 'Clove hitch', use: 'Fender on a rail' },
  { id: 3, knot: 'Sheet bend', use: 'Two ropes' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'knot', headerName: 'Knot', flex: 1, minWidth: 100 },
  { field: 'use', headerName: 'Use', flex: 1, minWidth: 120 },
];

// preview-start
const ring = { outline: '3px solid #0084d1', outlineOffset: -3 };

const focus = {
  '& .MuiDataGrid-columnHeader:focus-within': ring,
  '& .MuiDataGrid-columnHeader:focus': ring,
  '& .MuiDataGrid-cell:focus-within': ring,
  '& .MuiDataGrid-cell:focus': ring,
};
// preview-end

export default function FocusStyle() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Knots"
        rows={rows}
        columns={columns}
        sx={focus}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
