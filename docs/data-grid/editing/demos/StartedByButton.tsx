import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener, GridRowModesModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const onlyByButton: GridEventListener<'rowEditStart'> = (_params, event) => {
  event.defaultMuiPrevented = true;
};
// preview-end

export default function StartedByButton() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const columns = React.useMemo<GridColDef<StockItem>[]>(
    () => [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
      { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            icon={<EditIcon />}
            label={`Edit ${row.item}`}
            onClick={() => setModes({ [id]: { mode: GridRowModes.Edit, fieldToFocus: 'onHand' } })}
          />,
        ],
      },
    ],
    [],
  );
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock, edited with a button"
        rows={stock}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStart={onlyByButton}
      />
    </Box>
  );
}
