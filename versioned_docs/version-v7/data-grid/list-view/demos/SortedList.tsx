import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListColDef, GridSortModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import OrderSummary from './OrderSummary';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'product', headerName: 'Product' },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
  { field: 'ordered', headerName: 'Ordered', type: 'date' },
];

const listColumn: GridListColDef<Order> = {
  field: 'summary',
  renderCell: ({ row }) => <OrderSummary order={row} />,
};

// preview-start
const orderings: Record<string, GridSortModel> = {
  'Newest first': [{ field: 'ordered', sort: 'desc' }],
  'Highest total first': [{ field: 'total', sort: 'desc' }],
  'Customer, A to Z': [{ field: 'customer', sort: 'asc' }],
};
// preview-end

const slots = { toolbar: GridToolbar };

export default function SortedList() {
  const [ordering, setOrdering] = React.useState('Newest first');
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <TextField
        select
        size="small"
        label="Order of the list"
        value={ordering}
        onChange={(event) => setOrdering(event.target.value)}
      >
        {Object.keys(orderings).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders in a chosen order' } }}
          rows={orders}
          columns={columns}
          sortModel={orderings[ordering]}
          unstable_listView
          unstable_listColumn={listColumn}
          rowHeight={64}
          slots={slots}
        />
      </Box>
    </Stack>
  );
}
