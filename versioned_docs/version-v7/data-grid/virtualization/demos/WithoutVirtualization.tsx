import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function WithoutVirtualization() {
  const [disabled, setDisabled] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
        label="Disable virtualization"
      />
      <Box sx={{ height: 300 }}>
        {/* preview-start */}
        <DataGrid
          slotProps={{ main: { 'aria-label': "Orders that the browser's search finds" } }}
          rows={orders}
          columns={columns}
          disableVirtualization={disabled}
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2">
        {disabled
          ? 'The browser’s own search finds every row of the page.'
          : 'The browser’s own search finds only rows near the visible ones.'}
      </Typography>
    </Stack>
  );
}
