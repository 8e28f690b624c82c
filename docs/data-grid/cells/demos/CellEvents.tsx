import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 150 },
];

export default function CellEvents() {
  const [message, setMessage] = React.useState('Click a country, or press Enter on it.');
  // preview-start
  const show = (id: unknown, country: unknown) => setMessage(`Order ${id}: ${country}`);

  const onCellClick: GridEventListener<'cellClick'> = ({ id, field, value }) => {
    if (field === 'country') show(id, value);
  };

  const onCellKeyDown: GridEventListener<'cellKeyDown'> = ({ id, field, value }, event) => {
    if (field === 'country' && event.key === 'Enter') show(id, value);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders and countries"
          rows={orders}
          columns={columns}
          onCellClick={onCellClick}
          onCellKeyDown={onCellKeyDown}
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
