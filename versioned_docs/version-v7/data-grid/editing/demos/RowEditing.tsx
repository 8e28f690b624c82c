import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridRowId, GridRowModesModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

export default function RowEditing() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  // preview-start
  const edit = (id: GridRowId) => setModes({ ...modes, [id]: { mode: GridRowModes.Edit } });
  const save = (id: GridRowId) => setModes({ ...modes, [id]: { mode: GridRowModes.View } });
  const cancel = (id: GridRowId) =>
    setModes({ ...modes, [id]: { mode: GridRowModes.View, ignoreModifications: true } });
  // preview-end

  const columns: GridColDef<StockItem>[] = [
    { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
    { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id }) =>
        modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem icon={<SaveIcon />} label="Save" onClick={() => save(id)} />,
              <GridActionsCellItem
                icon={<CancelIcon />}
                label="Cancel"
                onClick={() => cancel(id)}
              />,
            ]
          : [<GridActionsCellItem icon={<EditIcon />} label="Edit" onClick={() => edit(id)} />],
    },
  ];
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock, edited by row' } }}
        rows={stock}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
      />
    </Box>
  );
}
