import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110, editable: true },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 120, editable: true },
];
const slotProps = { main: { 'aria-label': 'Stock, where Enter moves to the right' } };

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();
  // preview-start
  const moveRight: GridEventListener<'cellEditStop'> = ({ id, field, reason }, event) => {
    if (reason === 'enterKeyDown') {
      event.defaultMuiPrevented = true;
      apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
    }
  };
  // preview-end
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        onCellEditStop={moveRight}
        hideFooter
      />
    </Box>
  );
}
