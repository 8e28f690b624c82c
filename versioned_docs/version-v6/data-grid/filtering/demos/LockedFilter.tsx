import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function LockedFilter() {
  const [withReturns, setWithReturns] = React.useState(false);
  // preview-start
  const rows = React.useMemo(
    () => (withReturns ? orders : orders.filter((order) => order.status !== 'returned')),
    [withReturns],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={withReturns}
            onChange={(event) => setWithReturns(event.target.checked)}
          />
        }
        label="Show returns"
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders without returns"
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
        />
      </Box>
    </Box>
  );
}
