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
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function CsvSettings() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  // preview-start
  const showDefault = () => setCsv(apiRef.current?.getDataAsCsv() ?? '');
  const showSemicolons = () => setCsv(apiRef.current?.getDataAsCsv({ delimiter: ';' }) ?? '');
  const showBare = () => setCsv(apiRef.current?.getDataAsCsv({ includeHeaders: false }) ?? '');
  const download = () =>
    apiRef.current?.exportDataAsCsv({
      fileName: 'orders-2025-04',
      delimiter: ';',
      utf8WithBom: true,
    });
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showDefault}>Default</Button>
        <Button onClick={showSemicolons}>Semicolons</Button>
        <Button onClick={showBare}>No headers</Button>
        <Button onClick={download}>Download for Excel</Button>
      </Stack>
      <Box sx={{ height: 265 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with notes"
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
