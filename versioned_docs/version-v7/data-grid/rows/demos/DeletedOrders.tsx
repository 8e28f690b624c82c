import { useMemo } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);

export default function DeletedOrders() {
  const apiRef = useGridApiRef();

  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
      {
        field: 'actions',
        headerName: 'Delete',
        type: 'actions',
        width: 80,
        // preview-start
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete order ${id}`}
            onClick={() => apiRef.current?.updateRows([{ id, _action: 'delete' }])}
          />,
        ],
        // preview-end
      },
    ],
    [apiRef],
  );

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Orders to delete' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
