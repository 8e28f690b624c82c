import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 3);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 260 },
  { field: 'warehouse', headerName: 'Warehouse', width: 320 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

export default function ControlledPinning() {
  // preview-start
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['item'],
    right: ['onHand'],
  });
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setPinnedColumns({})}>Release all columns</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Stock' } }}
          rows={rows}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
