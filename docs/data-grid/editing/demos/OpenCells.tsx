import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellEditStopReasons, GridCellModes } from '@mui/x-data-grid';
import type { GridCellModesModel, GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

// preview-start
const toCount = ['CK-01', 'CK-03'];

const toModel = (mode: GridCellModes): GridCellModesModel =>
  Object.fromEntries(toCount.map((id) => [id, { onHand: { mode } }]));

const keepOpen: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
};
// preview-end

export default function OpenCells() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const open = toCount.some((id) => modes[id]?.onHand?.mode === GridCellModes.Edit);
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setModes(toModel(open ? GridCellModes.View : GridCellModes.Edit))}>
        {open ? 'Save counts' : 'Count CK-01 and CK-03'}
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Stock to count"
          rows={stock}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={keepOpen}
        />
      </Box>
    </Stack>
  );
}
