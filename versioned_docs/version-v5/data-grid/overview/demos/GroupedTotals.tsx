import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColumns } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const initialState = {
  columns: { columnVisibilityModel: { status: false } },
  rowGrouping: { model: ['status'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
};

const experimentalFeatures = { aggregation: true };
// preview-end

export default function GroupedTotals() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status, with sums"
        rows={orders}
        columns={columns}
        initialState={initialState}
        experimentalFeatures={experimentalFeatures}
        hideFooter
      />
    </Box>
  );
}
