import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 120, editable: true },
];

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();
  // preview-start
  const moveRight: GridEventListener<'cellEditStop'> = ({ id, field, reason }, event) => {
    if (reason !== GridCellEditStopReasons.enterKeyDown) return;
    event.defaultMuiPrevented = true;
    apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Stock; Enter moves to the right"
        rows={stock}
        columns={columns}
        onCellEditStop={moveRight}
      />
    </Box>
  );
}
