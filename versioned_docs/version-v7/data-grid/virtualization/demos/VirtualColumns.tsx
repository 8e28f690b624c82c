import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const weeks = Array.from({ length: 104 }, (_, index) => index + 1);

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', width: 180 },
  ...weeks.map((week): GridColDef => ({
    field: `week${week}`,
    headerName: `Week ${week}`,
    type: 'number',
    width: 100,
  })),
];

const items = [
  'Enamel camping mug',
  'Folding saw',
  'Solar lantern',
  'Wool blanket',
  'Copper kettle',
];

const rows = items.map((item, index) => ({
  id: index,
  item,
  ...Object.fromEntries(weeks.map((week) => [`week${week}`, ((week * 13 + index * 29) % 60) - 5])),
}));

// preview-start
function DrawnColumns() {
  const apiRef = useGridApiContext();
  const { firstColumnIndex, lastColumnIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {`Columns ${firstColumnIndex + 1} to ${lastColumnIndex} of 105 are on the page.`}
    </Typography>
  );
}
// preview-end

const slots = { footer: DrawnColumns };

export default function VirtualColumns() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Pieces sold in 104 weeks' } }}
          rows={rows}
          columns={columns}
          slots={slots}
        />
      </Box>
    </Stack>
  );
}
