import { useMemo } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);

export default function DeletedOrders() {
  const apiRef = useGridApiRef();

  const columns = useMemo<GridColumns<Order>>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
      {
        field: 'delete',
        headerName: 'Delete',
        width: 80,
        sortable: false,
        filterable: false,
        // preview-start
        renderCell: ({ id, tabIndex }) => (
          <IconButton
            size="small"
            tabIndex={tabIndex}
            aria-label={`Delete order ${id}`}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            onClick={() => apiRef.current.updateRows([{ id, _action: 'delete' }])}
          >
            <DeleteIcon fontSize="inherit" />
          </IconButton>
        ),
        // preview-end
      },
    ],
    [apiRef],
  );

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Orders to delete"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
