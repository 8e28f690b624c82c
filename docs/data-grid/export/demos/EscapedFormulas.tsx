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
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function EscapedFormulas() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  // preview-start
  const showEscaped = () => setCsv(apiRef.current?.getDataAsCsv() ?? '');
  const showPlain = () => setCsv(apiRef.current?.getDataAsCsv({ escapeFormulas: false }) ?? '');
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showEscaped}>Escaped</Button>
        <Button onClick={showPlain}>Not escaped</Button>
      </Stack>
      <Box sx={{ height: 265 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with a return"
          rows={rows}
          columns={columns}
          hideFooter
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
        {csv || 'Press a button to see the file.'}
      </Box>
    </Stack>
  );
}
