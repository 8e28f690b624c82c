import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 130 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'huts', headerName: 'Huts', type: 'number', width: 90 },
];

const rows = [
  { id: 1, peak: 'Grey Tooth', meters: 2914, huts: 2 },
  { id: 2, peak: 'Raven Saddle', meters: 1870, huts: 4 },
  { id: 3, peak: 'Long Candle', meters: 3302, huts: 1 },
  { id: 4, peak: 'Sheep Table', meters: 1422, huts: 5 },
];

export default function InitialSort() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Peaks, highest first"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'meters', sort: 'desc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
