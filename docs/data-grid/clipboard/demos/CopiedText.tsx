import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 12);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 80, valueFormatter: (id: number) => `#${id}` },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function CopiedText() {
  const [text, setText] = React.useState('');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders to copy"
          rows={rows}
          columns={columns}
          checkboxSelection
          onClipboardCopy={setText}
          hideFooter
        />
        {/* preview-end */}
      </Box>
      <Typography
        component="pre"
        dir="ltr"
        variant="body2"
        role="status"
        sx={{ m: 0, minHeight: 60, maxHeight: 60, overflow: 'auto', whiteSpace: 'pre-wrap' }}
      >
        {text || 'Click a cell, or select rows, and press Ctrl or ⌘ + C.'}
      </Typography>
    </Stack>
  );
}
