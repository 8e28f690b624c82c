import Box from '@mui/material/Box';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

export default function CountDownTheColumn() {
  const apiRef = useGridApiRef();
  // preview-start
  const editNext: GridEventListener<'cellEditStop'> = ({ id, field, reason }, event) => {
    if (reason !== 'enterKeyDown' || !apiRef.current) return;
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const next = ids[ids.indexOf(id) + 1];
    if (next === undefined) return;
    event.defaultMuiPrevented = true;
    apiRef.current.stopCellEditMode({ id, field });
    apiRef.current.startCellEditMode({ id: next, field });
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Stock; Enter edits the next count"
        rows={stock}
        columns={columns}
        onCellEditStop={editNext}
      />
    </Box>
  );
}
