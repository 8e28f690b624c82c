import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_REORDER_COL_DEF, useGridApiRef } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { ...GRID_REORDER_COL_DEF, headerName: 'Drag', renderHeader: undefined, width: 70 },
  { field: 'id', headerName: 'Code', width: 90, sortable: false },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, sortable: false },
];

const rows = stock.slice(0, 6);

export default function MoveByKeys() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Alt + arrow up or down moves the focused row.');

  // preview-start
  const onCellKeyDown: DataGridProProps<StockItem>['onCellKeyDown'] = ({ id, row }, event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const index = (apiRef.current?.getRowIndexRelativeToVisibleRows(id) ?? 0) + (step ?? 0);
    if (!event.altKey || step === undefined || index < 0 || index >= rows.length) {
      return;
    }
    event.preventDefault();
    event.defaultMuiPrevented = true; // Or the focus moves to another row.
    apiRef.current?.setRowIndex(id, index);
    setMessage(`${row.item} is now number ${index + 1} of ${rows.length}.`);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stock that keys move' } }}
          rows={rows}
          columns={columns}
          rowReordering
          onCellKeyDown={onCellKeyDown}
          hideFooter
        />
      </Box>
    </Box>
  );
}
