import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, peak: 'Triglav', country: 'Slovenia', height: 2864 },
  { id: 2, peak: 'Rysy', country: 'Poland', height: 2501 },
  { id: 3, peak: 'Olympus', country: 'Greece', height: 2917 },
  { id: 4, peak: 'Galdhøpiggen', country: 'Norway', height: 2469 },
  { id: 5, peak: 'Zugspitze', country: 'Germany', height: 2962 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  {
    field: 'height',
    headerName: 'Height',
    type: 'number',
    valueFormatter: (value) => `${value} m`,
  },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 336, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Mountain peaks"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'height', sort: 'desc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
