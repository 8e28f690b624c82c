import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColumns, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 150 },
  { field: 'voices', headerName: 'Voices', type: 'number', width: 100 },
];

const rows = [
  { id: 1, song: 'Ferryman', voices: 4 },
  { id: 2, song: 'Autumn Round', voices: 3 },
  { id: 3, song: 'Bell Carol', voices: 8 },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'song', sort: 'asc' }]);
  const sorted = sortModel[0];

  return (
    <Box sx={{ height: 270, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {sorted ? `Sorted by ${sorted.field}, ${sorted.sort}` : 'Not sorted'}
      </Typography>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Choir songs"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
