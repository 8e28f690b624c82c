import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

const isGroupExpanded = ({ groupingKey }: GridGroupNode) => groupingKey === 'returned';

export default function GroupedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Orders by status"
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { status: false } },
          aggregation: { model: { total: 'sum' } },
        }}
        isGroupExpandedByDefault={isGroupExpanded}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
