import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const comets = [
  { id: 1, comet: 'Halley', period: 76, seen: new Date(1986, 1, 9) },
  { id: 2, comet: 'Encke', period: 3.3, seen: new Date(2023, 9, 22) },
  { id: 3, comet: 'Tempel–Tuttle', period: 33, seen: new Date(1998, 1, 28) },
  { id: 4, comet: 'Swift–Tuttle', period: 133, seen: new Date(1992, 11, 12) },
];

const columns: GridColDef<(typeof comets)[number]>[] = [
  { field: 'comet', headerName: 'Comet', flex: 1, minWidth: 110 },
  { field: 'period', headerName: 'Period (years)', type: 'number', width: 130 },
  { field: 'seen', headerName: 'Closest to sun', type: 'date', width: 130 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Comets' } }}
        rows={comets}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'period', sort: 'asc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
