import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const stock = [
  { id: 'TL-03', item: 'Canvas tool roll', reserved: 48, onHand: 156 },
  { id: 'TX-01', item: 'Wool blanket', reserved: 22, onHand: 96 },
  { id: 'OD-01', item: 'Solar lantern', reserved: 75, onHand: 520 },
];

const columns: GridColDef<(typeof stock)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function ControlledSorting() {
  // preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'onHand', sort: 'desc' },
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
          slotProps={{ main: { 'aria-label': 'Stock in a controlled order' } }}
          rows={stock}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
