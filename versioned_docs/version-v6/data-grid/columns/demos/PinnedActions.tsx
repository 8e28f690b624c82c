import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGridPro, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function PinnedActions() {
  const [rows, setRows] = React.useState(() => orders.slice(0, 4));
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', width: 180 },
      { field: 'country', headerName: 'Country', width: 220 },
      { field: 'product', headerName: 'Product', width: 320 },
      { field: 'total', headerName: 'Total (€)', type: 'number', width: 160 },
      // preview-start
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove order ${id}`}
            onClick={() => setRows((current) => current.filter((other) => other.id !== id))}
          />,
        ],
      },
      // preview-end
    ],
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <DataGridPro
        aria-label="Orders to remove"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { right: ['actions'] } }}
        autoHeight
        hideFooter
      />
    </Box>
  );
}
