import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const stock = [
  {
    id: 'CK-01',
    item: 'Copper kettle',
    supplier: 'Kessel & Zoon',
    warehouse: 'Rotterdam',
    onHand: 38,
  },
  { id: 'TL-02', item: 'Folding saw', supplier: 'Stahlwerk Huber', warehouse: 'Lyon', onHand: -3 },
  {
    id: 'TX-04',
    item: 'Felt slippers',
    supplier: 'Войлок Алматы',
    warehouse: 'Gdańsk',
    onHand: 210,
  },
];

const columns: GridColDef<(typeof stock)[number]>[] = [
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
          rows={stock}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
