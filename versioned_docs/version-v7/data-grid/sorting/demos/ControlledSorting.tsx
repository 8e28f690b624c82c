import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const apples = [
  { id: 1, apple: 'Cox', trees: 14, yield: 310 },
  { id: 2, apple: 'Gravenstein', trees: 6, yield: 188 },
  { id: 3, apple: 'Bramley', trees: 21, yield: 560 },
];

const columns: GridColDef<(typeof apples)[number]>[] = [
  { field: 'apple', headerName: 'Apple', flex: 1, minWidth: 110 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 90 },
  { field: 'yield', headerName: 'Yield (kg)', type: 'number', width: 110 },
];

export default function ControlledSorting() {
  // preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'yield', sort: 'desc' },
  ]);
  // preview-end

  return (
    <Box sx={{ height: 320, width: '100%', display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Button
        sx={{ alignSelf: 'flex-start' }}
        disabled={sortModel.length === 0}
        onClick={() => setSortModel([])}
      >
        Clear sorting
      </Button>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Apple varieties' } }}
          rows={apples}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
