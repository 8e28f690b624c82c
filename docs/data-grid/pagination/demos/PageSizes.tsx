import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = Array.from({ length: 24 }, (item, index) => ({
  id: index + 1,
  plot: `Plot ${index + 1}`,
  area: 40 + ((index * 17) % 60),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plot', headerName: 'Garden plot', flex: 1, minWidth: 120 },
  { field: 'area', headerName: 'Area', type: 'number', valueFormatter: (value) => `${value} m²` },
];

export default function PageSizes() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Garden plots"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
