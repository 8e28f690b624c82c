import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

// preview-start
const csvOptions = { fileName: 'orders', delimiter: ';', utf8WithBom: true };
const printOptions = { hideToolbar: true, hideFooter: true };
// preview-end

const slots = { toolbar: GridToolbar };

export default function ExportedOrders() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={{
          main: { 'aria-label': 'Orders to export' },
          toolbar: { csvOptions, printOptions },
        }}
      />
    </Box>
  );
}
