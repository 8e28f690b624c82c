import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function CopiedRange() {
  const [copied, setCopied] = React.useState('Select cells, and press Ctrl+C or ⌘C.');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders to copy a range from' } }}
          rows={orders}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          clipboardCopyCellDelimiter=";"
          onClipboardCopy={(text) => setCopied(text)}
        />
        {/* preview-end */}
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ height: 60, overflow: 'hidden', whiteSpace: 'pre' }}
      >
        {copied}
      </Typography>
    </Stack>
  );
}
