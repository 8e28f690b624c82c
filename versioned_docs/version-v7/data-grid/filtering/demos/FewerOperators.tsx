import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridToolbar,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const contains = getGridStringOperators().filter(({ value }) => value === 'contains');
const atLeast = getGridNumericOperators()
  .filter(({ value }) => value === '>=' || value === '<=')
  .map((operator) => ({ ...operator, label: operator.value === '>=' ? 'at least' : 'at most' }));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, filterOperators: contains },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160, filterOperators: contains },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130, filterOperators: atLeast },
];
// preview-end

export default function FewerOperators() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
