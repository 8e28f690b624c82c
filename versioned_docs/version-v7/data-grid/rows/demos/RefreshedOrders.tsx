import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { loadOrders } from './ordersServer';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function RefreshedOrders() {
  const [rows, setRows] = useState(orders);
  const [loading, setLoading] = useState(false);

  // preview-start
  const refresh = async () => {
    setLoading(true);
    setRows(await loadOrders());
    setLoading(false);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={refresh} disabled={loading} sx={{ mb: 1 }}>
        Refresh
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to refresh' } }}
          rows={rows}
          columns={columns}
          loading={loading}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
