import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import OrderSummary from './OrderSummary';

const open = orders.filter(({ status }) => status === 'open');

const columns: GridColDef<Order>[] = [{ field: 'customer', headerName: 'Customer' }];

export default function ListActions() {
  const [rows, setRows] = React.useState(open);
  const [packed, setPacked] = React.useState('');
  const listColumn = React.useMemo<GridListColDef<Order>>(() => {
    const pack = (order: Order) => {
      setRows((known) => known.filter(({ id }) => id !== order.id));
      setPacked(order.customer);
    };
    // preview-start
    return {
      field: 'summary',
      renderCell: ({ row, hasFocus }) => (
        <Stack direction="row" spacing={1} sx={{ height: '100%', alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <OrderSummary order={row} />
          </Box>
          <Button tabIndex={hasFocus ? 0 : -1} onClick={() => pack(row)}>
            Pack
          </Button>
        </Stack>
      ),
    };
    // preview-end
  }, []);
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 440 }}>
      <Box sx={{ height: 330 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Open orders with a button each' } }}
          rows={rows}
          columns={columns}
          unstable_listView
          unstable_listColumn={listColumn}
          rowHeight={64}
          hideFooter
        />
      </Box>
      <Alert severity="info" role="status">
        {packed ? `Packed: ${packed}` : 'Nothing packed yet'}
      </Alert>
    </Stack>
  );
}
