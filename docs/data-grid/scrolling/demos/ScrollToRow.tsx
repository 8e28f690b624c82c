import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function ScrollToRow() {
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState(1041);
  // preview-start
  const showOrder = (next: number) => {
    setId(next);
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(next) ?? -1;
    if (rowIndex >= 0) {
      apiRef.current?.scrollToIndexes({ rowIndex });
      apiRef.current?.selectRow(next, true, true);
    }
  };
  // preview-end
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Show order"
        value={id}
        onChange={(event) => showOrder(Number(event.target.value))}
        sx={{ width: 220 }}
      >
        {orders.map((order) => (
          <MenuItem key={order.id} value={order.id}>
            {order.id}, {order.customer}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders to scroll through"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
