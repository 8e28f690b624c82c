import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
];
const slotProps = { main: { 'aria-label': 'Orders for one van' } };

export default function AtMostThree() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([1041, 1042]);
  const [refused, setRefused] = React.useState(false);
  // preview-start
  const selectUpToThree = (next: GridRowSelectionModel) => {
    setRefused(next.length > 3);
    if (next.length <= 3) setModel(next);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={selectUpToThree}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {refused ? 'A van carries three orders. ' : ''}
        {model.length} of 3 selected
      </Typography>
    </Box>
  );
}
