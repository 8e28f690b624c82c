import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

export default function SavedColumnOrder() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  // An app keeps this in a store, in localStorage or on a server.
  const [orderedFields, setOrderedFields] = React.useState<string[]>();
  // preview-start
  const saveOrder = () => setOrderedFields(apiRef.current?.exportState().columns?.orderedFields);

  const grid = (
    <DataGridPro
      apiRef={apiRef}
      slotProps={{ main: { 'aria-label': 'Stock that remembers its columns' } }}
      rows={stock}
      columns={columns}
      initialState={{ columns: { orderedFields } }}
      onColumnOrderChange={saveOrder}
      hideFooter
    />
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(!open)} sx={{ alignSelf: 'flex-start' }}>
        {open ? 'Close the grid' : 'Open the grid again'}
      </Button>
      <Box sx={{ height: 320 }}>{open && grid}</Box>
    </Stack>
  );
}
