import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

export default function RowActions() {
  const [message, setMessage] = React.useState('Choose an action.');
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 80 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
      { field: 'status', headerName: 'Status', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        // preview-start
        getActions: ({ row }) => {
          const run = (what: string) => ({
            label: what,
            onClick: () => setMessage(`Chosen: ${what}`),
          });
          const ship = { ...run(`Ship order ${row.id}`), icon: <LocalShippingIcon /> };
          const archive = { ...run(`Archive order ${row.id}`), icon: <ArchiveIcon /> };
          return [
            <GridActionsCellItem key="ship" {...ship} />,
            <GridActionsCellItem key="archive" {...archive} showInMenu />,
          ];
        },
        // preview-end
      },
    ],
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders to ship' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
      <Typography role="status" variant="body2" sx={{ pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
