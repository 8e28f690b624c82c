import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

export default function KeptDropPosition() {
  const [keep, setKeep] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
        label="Keep the position when dropped outside"
      />
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Stock with a choice of drops' } }}
          rows={stock}
          columns={columns}
          keepColumnPositionIfDraggedOutside={keep}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
