import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function PaidByKey() {
  const [rows, setRows] = React.useState(() => orders.slice(3, 8));
  // preview-start
  const markAsPaid: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key.toLowerCase() !== 'p') {
      return;
    }
    event.defaultMuiPrevented = true;
    setRows((all) => all.map((row) => (row.id === params.id ? { ...row, paid: true } : row)));
  };
  // preview-end
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders to mark as paid"
        rows={rows}
        columns={columns}
        onCellKeyDown={markAsPaid}
        hideFooter
      />
    </Box>
  );
}
