import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColumns, type GridSortModel } from '@mui/x-data-grid';
import { stock, type StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function ControlledSort() {
  // preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'onHand', sort: 'asc' },
  ]);
  const scarceFirst = () => setSortModel([{ field: 'onHand', sort: 'asc' }]);
  // preview-end
  const sorted = sortModel[0];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={scarceFirst}>Scarce first</Button>
        <Typography role="status" variant="body2">
          {sorted ? `Sorted by ${sorted.field}, ${sorted.sort}` : 'Not sorted'}
        </Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
