import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStartReasons } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

// preview-start
const overwriting: unknown[] = [
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.pasteKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
];

const keepValue: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (overwriting.includes(reason)) event.defaultMuiPrevented = true;
};
// preview-end

export default function TypingDoesNotEdit() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock; only Enter and double click edit"
        rows={stock}
        columns={columns}
        onCellEditStart={keepValue}
      />
    </Box>
  );
}
