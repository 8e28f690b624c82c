import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, rowSpanValueGetter: () => null },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

export default function SpansWhileSorted() {
  // preview-start
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const rowSpanning = sortModel.some(({ field }) => field === 'warehouse');
  // preview-end

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock, merged while sorted by warehouse' } }}
        rows={stock}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        unstable_rowSpanning={rowSpanning}
        hideFooter
      />
    </Box>
  );
}
