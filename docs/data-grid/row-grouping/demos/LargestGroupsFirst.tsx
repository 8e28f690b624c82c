import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
];

// preview-start
const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
  aggregation: { model: { total: 'sum' } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
};
// preview-end

const groupingColDef = { headerName: 'Customer', width: 200 };

export default function LargestGroupsFirst() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Customers by revenue"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
