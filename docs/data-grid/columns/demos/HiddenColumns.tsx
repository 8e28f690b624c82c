import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
  { field: 'note', headerName: 'Note', width: 220 },
];

// preview-start
const initialState = {
  columns: { columnVisibilityModel: { id: false, note: false } },
};
// preview-end

export default function HiddenColumns() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders, some columns of which are hidden"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
