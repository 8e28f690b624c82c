import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

// preview-start
const onlyEnter: GridEventListener<'cellEditStart'> = (params, event) => {
  if (params.reason !== 'enterKeyDown') {
    event.defaultMuiPrevented = true;
  }
};
// preview-end

export default function PreventedEvent() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock, editable with Enter only' } }}
        rows={rows}
        columns={columns}
        onCellEditStart={onlyEnter}
        hideFooter
      />
    </Box>
  );
}
