import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'note', headerName: 'Note', width: 120 },
];

// preview-start
function FitToolbar() {
  const apiRef = useGridApiContext();
  const fit = () => apiRef.current.autosizeColumns({ includeOutliers: true });
  return (
    <GridToolbarContainer>
      <Button size="small" onClick={fit}>
        Fit the columns
      </Button>
    </GridToolbarContainer>
  );
}
// preview-end

const slots = { toolbar: FitToolbar };

export default function ApiInToolbar() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with a toolbar' } }}
        rows={orders}
        columns={columns}
        slots={slots}
      />
    </Box>
  );
}
