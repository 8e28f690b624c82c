import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

export default function ShopOrders() {
  return (
    <Box component="section" aria-label="Orders of the shop" sx={{ height: 430, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        experimentalFeatures={{ ariaV7: true }}
      />
      {/* preview-end */}
    </Box>
  );
}
