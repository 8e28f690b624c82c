import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, sortable: false },
];

export default function HeaderEvents() {
  const [field, setField] = React.useState('customer');
  // preview-start
  const onColumnHeaderClick: DataGridProps['onColumnHeaderClick'] = (params) =>
    setField(params.field);
  const sx = {
    [`& [role="gridcell"][data-field="${field}"]`]: { bgcolor: 'action.selected' },
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Orders with a column to mark"
        rows={rows}
        columns={columns}
        onColumnHeaderClick={onColumnHeaderClick}
        onColumnHeaderKeyDown={(params, event) => {
          if (event.key === 'Enter') {
            setField(params.field);
          }
        }}
        hideFooter
        sx={sx}
      />
      <Typography role="status" variant="body2" sx={{ pt: 1 }}>
        Marked: {field}
      </Typography>
    </Box>
  );
}
