import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function ApiButtons() {
  // preview-start
  const apiRef = useGridApiRef();

  const showLargest = () => apiRef.current?.sortColumn('total', 'desc');
  const showOpen = () =>
    apiRef.current?.setFilterModel({
      items: [{ field: 'status', operator: 'equals', value: 'open' }],
    });
  const reset = () => {
    apiRef.current?.setSortModel([]);
    apiRef.current?.setFilterModel({ items: [] });
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={showLargest}>
          Largest first
        </Button>
        <Button variant="outlined" onClick={showOpen}>
          Only open orders
        </Button>
        <Button variant="outlined" onClick={reset}>
          Reset
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with commands"
          rows={orders}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
