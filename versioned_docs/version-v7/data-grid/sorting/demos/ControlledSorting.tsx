import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'item', sort: 'asc' }]);
  const [sorted] = sortModel;
  const title = columns.find(({ field }) => field === sorted?.field)?.headerName;
  const direction = sorted?.sort === 'desc' ? 'descending' : 'ascending';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock in a controlled order' } }}
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {sorted ? `Sorted by ${title}, ${direction}` : 'Not sorted'}
      </Typography>
    </Box>
  );
}
