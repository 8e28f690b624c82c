import Box from '@mui/material/Box';
import { DataGrid, getGridStringQuickFilterFn, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  // preview-start
  {
    field: 'id',
    headerName: 'Order',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) => String(value),
    getApplyQuickFilterFnV7: getGridStringQuickFilterFn,
  },
  // preview-end
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['105'] } } };

export default function QuickFilterNumbers() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with 105 in their number"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true },
        }}
      />
    </Box>
  );
}
