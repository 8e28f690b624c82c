import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
];

// preview-start
const quickFilterProps = {
  quickFilterParser: (text: string) => (text.trim() ? [text.trim()] : []),
  debounceMs: 400,
  placeholder: 'Customer or product',
};
// preview-end

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['copper kettle'] } },
};

export default function QuickFilterOptions() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders of copper kettles"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true, quickFilterProps },
        }}
      />
    </Box>
  );
}
