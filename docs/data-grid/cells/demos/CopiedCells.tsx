import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

export default function CopiedCells() {
  const [copied, setCopied] = React.useState('');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders to copy from"
          rows={orders}
          columns={columns}
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport={{ clipboardExport: true }}
          onClipboardCopy={(text) => setCopied(text)}
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2" role="status">
        {copied ? `Copied: ${copied}` : 'Focus a cell, and press Ctrl+C or ⌘C.'}
      </Typography>
    </Stack>
  );
}
