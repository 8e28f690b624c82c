import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 95, editable: true },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80, editable: true },
];
// preview-end

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function EverydayFeatures() {
  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the features of the community plan"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}
