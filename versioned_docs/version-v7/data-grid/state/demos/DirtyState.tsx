import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 3);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function DirtyState() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Sort a column, then compare.');
  // preview-start
  const show = (exportOnlyDirtyModels: boolean) => {
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels });
    setText(JSON.stringify(state, null, 1));
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders to export the state of' } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => show(false)}>
          Everything
        </Button>
        <Button variant="outlined" onClick={() => show(true)}>
          Only what changed
        </Button>
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        role="region"
        aria-label="Exported state"
        tabIndex={0}
        sx={{ height: 200, m: 0, overflow: 'auto', fontSize: 12 }}
      >
        {text}
      </Box>
    </Stack>
  );
}
