import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, bird: 'Wren', sightings: 42 },
  { id: 2, bird: 'Kingfisher', sightings: 7 },
  { id: 3, bird: 'Nuthatch', sightings: 19 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'sightings', headerName: 'Sightings', type: 'number', width: 120 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'bird', sort: 'asc' }]);
  const [sorted] = sortModel;
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 232 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Bird sightings"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
        {sorted ? `Sorted by ${sorted.field}, ${sorted.sort}` : 'Not sorted'}
      </Typography>
    </Box>
  );
}
