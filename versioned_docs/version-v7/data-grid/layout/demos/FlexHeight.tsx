import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function FlexHeight() {
  return (
    // preview-start
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420, width: '100%' }}>
      <Typography variant="h6" component="p" sx={{ pb: 1 }}>
        Orders of April
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders that fill the rest' } }}
          rows={orders}
          columns={columns}
        />
      </Box>
      <Typography variant="body2" sx={{ pt: 1 }}>
        Totals are in euros, without tax.
      </Typography>
    </Box>
    // preview-end
  );
}
