import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'note', headerName: 'Note', width: 120 },
];

// preview-start
function RowToolbar() {
  const apiRef = useGridApiContext();
  const tighten = () => apiRef.current.setDensity('compact');
  return (
    <Box sx={{ p: 1 }}>
      <Button size="small" onClick={tighten}>
        Make rows compact
      </Button>
    </Box>
  );
}
// preview-end

const components = { Toolbar: RowToolbar };

export default function ApiInToolbar() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a toolbar"
        rows={orders}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
