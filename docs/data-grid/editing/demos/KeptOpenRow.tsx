import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowEditStopReasons, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener, GridRowModesModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110, editable: true },
];

// preview-start
const keepOpen: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
};
// preview-end

export default function KeptOpenRow() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const ids = Object.keys(modes).filter((id) => modes[id]?.mode === GridRowModes.Edit);
  const close = (ignoreModifications: boolean) =>
    setModes(
      Object.fromEntries(ids.map((id) => [id, { mode: GridRowModes.View, ignoreModifications }])),
    );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={ids.length === 0} onClick={() => close(false)} variant="contained">
          Save open rows ({ids.length})
        </Button>
        <Button disabled={ids.length === 0} onClick={() => close(true)}>
          Cancel
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock; rows stay open"
          rows={stock}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={keepOpen}
        />
      </Box>
    </Stack>
  );
}
