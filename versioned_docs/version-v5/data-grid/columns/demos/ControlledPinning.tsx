import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumns, GridPinnedColumns } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', width: 180 },
  { field: 'category', headerName: 'Category', width: 200 },
  { field: 'warehouse', headerName: 'Warehouse', width: 200 },
  { field: 'supplier', headerName: 'Supplier', width: 240 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
];

export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumns>({ left: ['item'] });
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setPinned({ left: ['item'], right: ['onHand'] })}>
          Item and pieces
        </Button>
        <Button onClick={() => setPinned({})}>Nothing</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Stock with a choice of pinned columns"
          rows={stock}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={(model) => setPinned(model)}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
