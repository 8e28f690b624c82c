import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext, useGridApiEventHandler } from '@mui/x-data-grid';
import type { GridColDef, GridColumns } from '@mui/x-data-grid';

const weeks = Array.from({ length: 104 }, (_, index) => index + 1);

const columns: GridColumns = [
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
  const [visible, setVisible] = React.useState('Scroll to the right.');
  useGridApiEventHandler(apiRef, 'rowsScroll', ({ renderContext }) => {
    const { firstColumnIndex = 0, lastColumnIndex = 0 } = renderContext ?? {};
    setVisible(`Columns ${firstColumnIndex + 1} to ${lastColumnIndex} and three on each side`);
  });
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {visible}
    </Typography>
  );
}
// preview-end

const components = { Footer: DrawnColumns };

export default function VirtualColumns() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Pieces sold in 104 weeks"
          rows={rows}
          columns={columns}
          components={components}
        />
      </Box>
    </Stack>
  );
}
