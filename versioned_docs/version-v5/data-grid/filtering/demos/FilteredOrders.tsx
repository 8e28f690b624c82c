import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
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
        components={{ Toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ columnField: 'total', operatorValue: '>', value: 300 }] },
          },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
