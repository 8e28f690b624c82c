import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { ...GRID_REORDER_COL_DEF, headerName: 'Move', renderHeader: undefined, width: 70 },
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const rows = stock.slice(0, 5);

export default function SortedBack() {
  // preview-start
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'onHand', sort: 'asc' }]);
  const sorted = sortModel.length > 0;
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" disabled={!sorted} onClick={() => setSortModel([])} sx={{ mb: 1 }}>
        {sorted ? 'Stop sorting to drag rows' : 'Drag rows by their handles'}
      </Button>
      <Box sx={{ height: 318 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Stock, sorted or in its own order' } }}
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          rowReordering
          hideFooter
        />
      </Box>
    </Box>
  );
}
