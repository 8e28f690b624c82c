import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 240 },
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, resizable: false },
];

export default function WatchedResize() {
  const [text, setText] = React.useState('Drag the edge of a header.');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 266 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock with widths to drag"
          rows={rows}
          columns={columns}
          onColumnResize={({ colDef, width }) => setText(`${colDef.headerName}: ${width} px`)}
          onColumnWidthChange={({ colDef, width }) =>
            setText(`${colDef.headerName} saved at ${width} px`)
          }
          disableAutosize
          hideFooter
        />
        {/* preview-end */}
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {text}
      </Box>
    </Box>
  );
}
