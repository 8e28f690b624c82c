import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridApi, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
// Draws nothing: the slot of the toolbar is empty by default.
function ApiBridge({ gridRef }: { gridRef: React.Ref<GridApi> }) {
  const apiRef = useGridApiContext();
  React.useImperativeHandle(gridRef, () => apiRef.current, [apiRef]);
  return null;
}
// preview-end

const components = { Toolbar: ApiBridge };

export default function ApiFromOutside() {
  const gridRef = React.useRef<GridApi>(null);
  const componentsProps = React.useMemo(() => ({ toolbar: { gridRef } }), []);
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => gridRef.current?.setSortModel([{ field: 'total', sort: 'desc' }])}
        sx={{ mb: 1 }}
      >
        Largest first
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders sorted from outside"
          rows={orders}
          columns={columns}
          components={components}
          componentsProps={componentsProps}
        />
      </Box>
    </Box>
  );
}
