import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function ClickOpensOrder() {
  const [opened, setOpened] = React.useState('No order is open.');
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 80 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      {
        field: 'pay',
        headerName: 'Payment',
        width: 130,
        sortable: false,
        // preview-start
        renderCell: ({ row, hasFocus }) => (
          <Button
            size="small"
            tabIndex={hasFocus ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation();
              setOpened(`Reminder sent for order ${row.id}.`);
            }}
          >
            Remind
          </Button>
        ),
        // preview-end
      },
    ],
    [],
  );
  return (
    <div>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to open' } }}
          rows={orders.slice(0, 4)}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onRowClick={({ id }) => setOpened(`Order ${id} is open.`)}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {opened}
      </Typography>
    </div>
  );
}
