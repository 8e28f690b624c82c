import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  boxes: number;
}

const orders: Order[] = [
  { id: 1041, customer: 'Ada Nwosu', boxes: 3 },
  { id: 1042, customer: '山田 花', boxes: -1 },
  { id: 1043, customer: 'Zoë Brandt', boxes: 12 },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', editable: true, flex: 1 },
  { field: 'boxes', headerName: 'Boxes', type: 'number' },
];

export default function TestedOrders() {
  const [saved, setSaved] = React.useState('');
  const save = (order: Order) => {
    setSaved(`Order ${order.id} saved for ${order.customer}`);
    return order;
  };
  return (
    <Stack spacing={1}>
      {/* preview-start */}
      <DataGrid label="Orders" rows={orders} columns={columns} processRowUpdate={save} hideFooter />
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {saved}
      </Typography>
      {/* preview-end */}
    </Stack>
  );
}
