import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 145 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function FilteredOrders() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders over 300 euros"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'total', operator: '>', value: 300 }] },
          },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
