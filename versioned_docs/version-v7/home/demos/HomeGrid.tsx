import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, hut: 'Eagle Nest', altitude: 2310, beds: 24 },
  { id: 2, hut: 'Larch Meadow', altitude: 1685, beds: 40 },
  { id: 3, hut: 'Glacier View', altitude: 2874, beds: 16 },
  { id: 4, hut: 'Mill Creek', altitude: 1240, beds: 52 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 110 },
  {
    field: 'altitude',
    headerName: 'Altitude',
    type: 'number',
    width: 95,
    valueFormatter: (value: number) => `${value} m`,
  },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 75 },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Mountain huts' } }}
        rows={rows}
        columns={columns}
        columnHeaderHeight={48}
        initialState={{ sorting: { sortModel: [{ field: 'altitude', sort: 'desc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
