import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, ExportCsv, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function AnnouncedBar() {
  const [message, setMessage] = React.useState('');
  return (
    <Toolbar aria-label="Export">
      <Typography role="status" variant="body2" sx={{ flex: 1, mx: 1 }}>
        {message}
      </Typography>
      <ExportCsv onClick={() => setMessage('The file is in your downloads.')}>Download</ExportCsv>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: AnnouncedBar };

export default function ExportAnnounced() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a message after the download"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
