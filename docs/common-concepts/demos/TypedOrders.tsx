import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams, GridRowParams } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  boxes: number | null;
}

// preview-start
function BoxesCell({ value, row }: GridRenderCellParams<Order, number | null>) {
  return value === null ? <em>none yet</em> : <span title={row.customer}>{value}</span>;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', flex: 1, minWidth: 140 },
  { field: 'boxes', type: 'number', width: 110, renderCell: (params) => <BoxesCell {...params} /> },
  {
    field: 'cost',
    type: 'number',
    valueGetter: (value, row) => (row.boxes === null ? null : row.boxes * 12.5),
    valueFormatter: (value: number | null) => (value === null ? '' : `€${value.toFixed(2)}`),
  },
];
// preview-end

const rows: Order[] = [
  { id: 1, customer: '山田 花', boxes: 3 },
  { id: 2, customer: 'Ana-María de la Fuente y Ortega', boxes: null },
  { id: 3, customer: 'نور حداد', boxes: -1 },
];

export default function TypedOrders() {
  const [message, setMessage] = React.useState('Click an order');

  function showCustomer({ row }: GridRowParams<Order>) {
    setMessage(`Order ${row.id} of ${row.customer}`);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        hideFooter
        rows={rows}
        columns={columns}
        onRowClick={showCustomer}
      />
      <Box role="status" sx={{ mt: 1 }}>
        {message}
      </Box>
    </Box>
  );
}
