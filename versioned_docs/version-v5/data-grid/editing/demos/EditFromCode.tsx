import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellModes } from '@mui/x-data-grid';
import type { GridCellModesModel, GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140, editable: true },
];

export default function EditFromCode() {
  // preview-start
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const writeNote = () => setModes({ 1043: { note: { mode: GridCellModes.Edit } } });
  const save = () => setModes({ 1043: { note: { mode: GridCellModes.View } } });
  // preview-end
  const isEditing = modes[1043]?.note?.mode === GridCellModes.Edit;
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        onMouseDown={(event) => event.preventDefault()}
        onClick={isEditing ? save : writeNote}
      >
        {isEditing ? 'Save the note' : 'Write a note for order 1043'}
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          experimentalFeatures={{ newEditingApi: true }}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
        />
      </Box>
    </Stack>
  );
}
