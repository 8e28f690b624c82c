import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import OrderSummary from './OrderSummary';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const listColumn: GridListColDef<Order> = {
  field: 'summary',
  renderCell: ({ row }) => <OrderSummary order={row} />,
};

export default function ResponsiveList() {
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const [chosen, setChosen] = React.useState<boolean>();
  const isList = chosen ?? isNarrow;
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isList} onChange={(event) => setChosen(event.target.checked)} />}
        label="Show as a list"
      />
      <Box sx={{ height: 340 }}>
        {/* preview-start */}
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders as a table or a list' } }}
          rows={orders}
          columns={columns}
          unstable_listView={isList}
          unstable_listColumn={listColumn}
          rowHeight={isList ? 64 : 52}
          checkboxSelection
          disableRowSelectionOnClick
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
