import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(4, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function RowsToExport() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  // preview-start
  const showDefault = () => setCsv(apiRef.current?.getDataAsCsv() ?? '');
  const showFiltered = () =>
    setCsv(
      apiRef.current?.getDataAsCsv({
        getRowsToExport: ({ apiRef: api }) => gridFilteredSortedRowIdsSelector(api),
      }) ?? '',
    );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showDefault}>Selected rows, if any</Button>
        <Button onClick={showFiltered}>All filtered rows</Button>
      </Stack>
      <Box sx={{ height: 265 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to select"
          rows={rows}
          columns={columns}
          hideFooter
          checkboxSelection
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
