import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160, editable: true },
];

export default function RowEditingLog() {
  const [message, setMessage] = React.useState('Edit a row to see the events.');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders, with events of row editing"
          rows={orders}
          columns={columns}
          editMode="row"
          onRowEditStart={({ id, field, reason }) =>
            setMessage(`Order ${id} opened in “${field}”: ${reason}`)
          }
          onRowEditStop={({ id, field, reason }) =>
            setMessage(`Order ${id} closed in “${field}”: ${reason}`)
          }
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
