import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridCellModes } from '@mui/x-data-grid';
import type { GridCellModesModel, GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 120 },
];

export default function SingleClickEdit() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  // preview-start
  const edit: GridEventListener<'cellClick'> = ({ id, field, isEditable, cellMode }, event) => {
    const clicked = event.target as Element;
    // Ignore clicks in menus and dialogs that the cell renders elsewhere in the page.
    if (!isEditable || cellMode === 'edit' || !event.currentTarget.contains(clicked)) return;
    setModes((current) => ({
      ...current,
      [id]: { ...current[id], [field]: { mode: GridCellModes.Edit } },
    }));
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock; one click edits"
        rows={stock}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={edit}
      />
    </Box>
  );
}
