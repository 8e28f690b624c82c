import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];
const slotProps = { main: { 'aria-label': 'Orders that open with a click' } };

export default function OpenOnClick() {
  const [open, setOpen] = React.useState<Order | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 318 }}>
        {/* preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          disableRowSelectionOnClick
          onRowClick={(params) => setOpen(params.row)}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') setOpen(params.row);
          }}
          hideFooter
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2" role="status" sx={{ pt: 1, minHeight: 48 }}>
        {open
          ? `Open: ${open.quantity} × ${open.product} for ${open.customer}, ${open.country}`
          : 'Click an order, or press Enter on it.'}
      </Typography>
    </Box>
  );
}
