import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, lens: 'Wide', length: 24, aperture: 'f/2.8' },
  { id: 2, lens: 'Portrait', length: 85, aperture: 'f/1.4' },
  { id: 3, lens: 'Long', length: 300, aperture: 'f/4' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lens', headerName: 'Lens', flex: 1, minWidth: 90 },
  { field: 'length', headerName: 'Length (mm)', type: 'number', width: 120 },
  { field: 'aperture', headerName: 'Aperture', width: 100 },
];

// preview-start
const selected: SxProps<Theme> = (theme) => ({
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    color: '#0b4f4a',
    backgroundColor: '#cbfbf1',
    fontWeight: 600,
    ...theme.applyStyles('dark', { color: '#96f7e4', backgroundColor: '#022f2e' }),
  },
});
// preview-end

export default function SelectedRowStyle() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([2]);
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Lenses"
        sx={selected}
        rows={rows}
        columns={columns}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        hideFooter
      />
    </Box>
  );
}
