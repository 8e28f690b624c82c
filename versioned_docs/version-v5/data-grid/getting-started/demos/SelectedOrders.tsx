import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function SelectedOrders() {
  const [selection, setSelection] = React.useState<GridSelectionModel>([1042, 1043]);
  const sum = orders
    .filter(({ id }) => selection.includes(id))
    .reduce((total, order) => total + order.total, 0);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders to invoice"
          rows={orders}
          columns={columns}
          checkboxSelection
          selectionModel={selection}
          onSelectionModelChange={setSelection}
        />
        {/* preview-end */}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {`${selection.length} selected, ${sum} €`}
      </Typography>
    </Box>
  );
}
