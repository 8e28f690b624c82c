import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, river: 'Teal', level: 184 },
  { id: 2, river: 'Brindle', level: 97 },
  { id: 3, river: 'Wend', level: 241 },
];

export default function ControlledSorting() {
  // preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'level', sort: 'desc' },
  ]);
  // preview-end

  return (
    <Box sx={{ height: 280, width: '100%', display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box>
        <Button onClick={() => setSortModel([{ field: 'level', sort: 'desc' }])}>
          Highest first
        </Button>
        <Button onClick={() => setSortModel([])}>No sorting</Button>
      </Box>
      <DataGrid
        aria-label="River levels"
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </Box>
  );
}
