import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 145 },
];

const everything: GridFilterModel = { items: [] };
const returns: GridFilterModel = { items: [{ field: 'total', operator: '<', value: 0 }] };

export default function ControlledFilters() {
  const [filterModel, setFilterModel] = React.useState(returns);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setFilterModel(returns)}>Refunds only</Button>
        <Button onClick={() => setFilterModel(everything)}>All orders</Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
        {/* preview-end */}
      </Box>
      <Typography component="pre" dir="ltr" variant="caption" sx={{ m: 0, overflowX: 'auto' }}>
        {JSON.stringify(filterModel.items)}
      </Typography>
    </Stack>
  );
}
