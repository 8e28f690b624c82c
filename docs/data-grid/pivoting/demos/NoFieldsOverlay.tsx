import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridOverlay,
  GridSidebarValue,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function StartOverlay() {
  const apiRef = useGridApiContext();
  const start = () =>
    apiRef.current.setPivotModel({
      rows: [{ field: 'product' }],
      columns: [{ field: 'status' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    });
  return (
    <GridOverlay>
      <Button variant="outlined" onClick={start}>
        Totals by product and status
      </Button>
    </GridOverlay>
  );
}
// preview-end

const slots = { emptyPivotOverlay: StartOverlay };
const initialState = { pivoting: { enabled: true } };

export default function NoFieldsOverlay() {
  const [open, setOpen] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Totals of orders"
          rows={orders}
          columns={columns}
          initialState={initialState}
          slots={slots}
          onSidebarOpen={({ value }) => setOpen(value === GridSidebarValue.Pivot)}
          onSidebarClose={() => setOpen(false)}
          showToolbar
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {open
          ? 'Drag fields to rows, columns, and values.'
          : 'The button in the toolbar opens the fields.'}
      </Box>
    </Box>
  );
}
