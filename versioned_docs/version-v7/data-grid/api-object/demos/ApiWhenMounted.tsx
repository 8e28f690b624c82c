import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function ApiWhenMounted() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [text, setText] = React.useState('Not asked yet');
  // preview-start
  const ask = () => {
    const isReady = Boolean(apiRef.current?.getRowsCount);
    setText(isReady ? `The grid has ${apiRef.current.getRowsCount()} rows` : 'No grid is mounted');
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setOpen(!open)}>
          {open ? 'Unmount the grid' : 'Mount the grid'}
        </Button>
        <Button variant="outlined" onClick={ask}>
          Ask apiRef
        </Button>
        <Typography role="status">{text}</Typography>
      </Stack>
      <Box sx={{ height: 266 }}>
        {open && (
          <DataGrid
            apiRef={apiRef}
            slotProps={{ main: { 'aria-label': 'Orders that come and go' } }}
            rows={rows}
            columns={columns}
            hideFooter
          />
        )}
      </Box>
    </Stack>
  );
}
