import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(3, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) =>
      `€ ${value.toLocaleString('en-US')}`,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function CopiedValues() {
  const [raw, setRaw] = React.useState(true);
  const [text, setText] = React.useState('');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
        label="Copy values without their format"
      />
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders with formatted totals"
          rows={rows}
          columns={columns}
          unstable_ignoreValueFormatterDuringExport={{ clipboardExport: raw, csvExport: false }}
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
        sx={{ m: 0, minHeight: 20, overflowX: 'auto' }}
      >
        {text || 'Copy a cell or a row.'}
      </Typography>
    </Stack>
  );
}
