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
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'note', headerName: 'Note', width: 160, disableExport: true },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ExportColumns() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  // preview-start
  const showVisible = () => setCsv(apiRef.current?.getDataAsCsv() ?? '');
  const showAll = () => setCsv(apiRef.current?.getDataAsCsv({ allColumns: true }) ?? '');
  const showFields = () =>
    setCsv(apiRef.current?.getDataAsCsv({ fields: ['total', 'note'] }) ?? '');
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showVisible}>Visible columns</Button>
        <Button onClick={showAll}>All columns</Button>
        <Button onClick={showFields}>Total and note</Button>
      </Stack>
      <Box sx={{ height: 265 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with a hidden column"
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{ columns: { columnVisibilityModel: { country: false } } }}
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
