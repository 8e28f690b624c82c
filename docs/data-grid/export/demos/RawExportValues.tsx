import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(4, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
  },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function RawExportValues() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  // preview-start
  const showCsv = () => setCsv(apiRef.current?.getDataAsCsv() ?? '');
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showCsv}>Show CSV</Button>
      </Stack>
      <Box sx={{ height: 265 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with formatted dates"
          rows={rows}
          columns={columns}
          hideFooter
          ignoreValueFormatterDuringExport
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        aria-label="CSV"
        sx={{ height: 130, m: 0, p: 1, overflow: 'auto', bgcolor: 'action.hover', fontSize: 13 }}
      >
        {csv || 'Press the button to see the file.'}
      </Box>
    </Stack>
  );
}
