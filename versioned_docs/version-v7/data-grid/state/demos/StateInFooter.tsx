import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  selectedGridRowsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 20);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function SumFooter() {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const selected = useGridSelector(apiRef, selectedGridRowsSelector);
  const sum = [...selected.values()].reduce((total, row) => total + row.total, 0);
  return (
    <Box role="status" sx={{ p: 1.5 }}>
      {selected.size} of {rowCount} orders selected, {sum.toFixed(2)} €
    </Box>
  );
}
// preview-end

const slots = { footer: SumFooter };

export default function StateInFooter() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with the sum of the selection' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        checkboxSelection
      />
    </Box>
  );
}
