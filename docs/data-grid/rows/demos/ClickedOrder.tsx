import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows = orders.slice(0, 5);

export default function ClickedOrder() {
  const [message, setMessage] = useState('Click or double-click a row.');

  // preview-start
  const onRowClick: DataGridProps<Order>['onRowClick'] = ({ row }) =>
    setMessage(`Clicked: ${row.quantity} × ${row.product}`);
  const onRowDoubleClick: DataGridProps<Order>['onRowDoubleClick'] = ({ id }) =>
    setMessage(`Double-clicked: order ${id}`);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Orders to click"
          rows={rows}
          columns={columns}
          onRowClick={onRowClick}
          onRowDoubleClick={onRowDoubleClick}
          hideFooter
        />
      </Box>
    </Box>
  );
}
