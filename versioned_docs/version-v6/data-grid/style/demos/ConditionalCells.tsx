import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, place: 'Harbor', dawn: 4, noon: 21 },
  { id: 2, place: 'Plateau', dawn: -6, noon: 9 },
  { id: 3, place: 'Vineyard', dawn: 8, noon: 27 },
];

type Weather = (typeof rows)[number];

// preview-start
function getWarmth({ value = 0 }: GridCellParams<Weather, number>) {
  return value < 5 ? 'cold' : value > 20 ? 'warm' : '';
}

const warmth: SxProps<Theme> = (theme) => ({
  '& .cold': { color: '#0069a8', fontWeight: 700 },
  '& .warm': { color: '#bb4d00', fontWeight: 700 },
  ...theme.applyStyles('dark', {
    '& .cold': { color: '#74d4ff', fontWeight: 700 },
    '& .warm': { color: '#ffd230', fontWeight: 700 },
  }),
});
// preview-end

const columns: GridColDef<Weather>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 90 },
  { field: 'dawn', headerName: 'Dawn (°C)', type: 'number', width: 110, cellClassName: getWarmth },
  { field: 'noon', headerName: 'Noon (°C)', type: 'number', width: 110, cellClassName: getWarmth },
];

export default function ConditionalCells() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Weather stations"
        rows={rows}
        columns={columns}
        sx={warmth}
        hideFooter
      />
    </Box>
  );
}
