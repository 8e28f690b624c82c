import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const caves = [
  { id: 1, cave: 'Dripstone hall', entrance: 'North slope', length: 4200, note: 'Wet in spring' },
  { id: 2, cave: 'Bat chimney', entrance: 'Quarry', length: 310, note: 'Closed from November' },
  { id: 3, cave: 'Ice funnel', entrance: 'Saddle', length: 980, note: 'Crampons needed' },
];

const columns: GridColDef<(typeof caves)[number]>[] = [
  { field: 'cave', headerName: 'Cave', width: 140 },
  { field: 'entrance', headerName: 'Entrance', width: 260 },
  { field: 'note', headerName: 'Note', width: 320 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 140 },
];

export default function ControlledPinning() {
  // preview-start
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['cave'],
    right: ['length'],
  });
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setPinnedColumns({})}>Release all columns</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Caves' } }}
          rows={caves}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
