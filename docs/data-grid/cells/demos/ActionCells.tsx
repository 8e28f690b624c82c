import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function ActionCells() {
  const [message, setMessage] = React.useState('Nothing done yet.');
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
      { field: 'status', headerName: 'Status', width: 95 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 110,
        // preview-start
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            icon={<LocalShippingIcon />}
            label={`Ship order ${id}`}
            disabled={row.status !== 'packed'}
            onClick={() => setMessage(`Order ${id} shipped.`)}
          />,
          <GridActionsCellItem
            icon={<ArchiveIcon />}
            label="Archive"
            showInMenu
            onClick={() => setMessage(`Order ${id} archived.`)}
          />,
        ],
        // preview-end
      },
    ],
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid aria-label="Orders with actions" rows={orders} columns={columns} />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
