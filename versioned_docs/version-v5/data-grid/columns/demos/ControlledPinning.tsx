import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColumns, type GridPinnedColumns } from '@mui/x-data-grid-pro';

const columns: GridColumns = [
  { field: 'reel', headerName: 'Reel', width: 110 },
  { field: 'film', headerName: 'Title on the can', width: 300 },
  { field: 'shelf', headerName: 'Shelf', width: 240 },
  { field: 'state', headerName: 'State', width: 260 },
];

const rows = [
  { id: 1, reel: 'R-11', film: 'Harbor at dawn', shelf: 'Cold room 2', state: 'Good' },
  { id: 2, reel: 'R-14', film: 'The tram strike', shelf: 'Cold room 1', state: 'Shrunken' },
  { id: 3, reel: 'R-20', film: 'Unknown wedding', shelf: 'Quarantine', state: 'Smells of vinegar' },
];

export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumns>({ left: ['reel'] });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setPinned({ left: ['reel'], right: ['state'] })}>Pin the state</Button>
      <Button onClick={() => setPinned({})}>Unpin all</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Film reels"
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
