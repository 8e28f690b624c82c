import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function DateRangeFilter() {
  const [from, setFrom] = React.useState('2025-04-10');
  const [to, setTo] = React.useState('2025-04-14');
  // preview-start
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [
        { id: 'from', field: 'ordered', operator: 'onOrAfter', value: from },
        { id: 'to', field: 'ordered', operator: 'onOrBefore', value: to },
      ],
    }),
    [from, to],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <TextField
          type="date"
          size="small"
          label="From"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          InputLabelProps={{ shrink: true }}
        />
        <TextField
          type="date"
          size="small"
          label="To"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          InputLabelProps={{ shrink: true }}
        />
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders of a date range"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
