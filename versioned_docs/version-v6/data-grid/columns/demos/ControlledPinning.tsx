import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, type GridPinnedColumns } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'dye', headerName: 'Dye', width: 130 },
  { field: 'plant', headerName: 'Plant', width: 260 },
  { field: 'mordant', headerName: 'Mordant', width: 280 },
  { field: 'color', headerName: 'Color on wool', width: 240 },
];

const rows = [
  { id: 1, dye: 'Madder', plant: 'Root, three years old', mordant: 'Alum', color: 'Brick red' },
  { id: 2, dye: 'Weld', plant: 'Whole plant in flower', mordant: 'Alum', color: 'Clear yellow' },
  { id: 3, dye: 'Woad', plant: 'First-year leaves', mordant: 'None', color: 'Gray blue' },
];

export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumns>({ left: ['dye'] });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setPinned({ left: ['dye'], right: ['color'] })}>Pin both ends</Button>
      <Button onClick={() => setPinned({})}>Unpin all</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Plant dyes"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={(model) => setPinned(model)}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
