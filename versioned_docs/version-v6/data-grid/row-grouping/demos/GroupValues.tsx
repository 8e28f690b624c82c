import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 130,
    groupingValueGetter: ({ row }) => {
      if (row.total < 0) return 'Returns';
      return row.total < 500 ? 'Small' : 'Large';
    },
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150, groupable: false },
];
// preview-end

const initialState = { rowGrouping: { model: ['total'] } };

const groupingColDef = { headerName: 'Size', width: 150 };

const isGroupExpanded = ({ groupingKey }: GridGroupNode) => groupingKey === 'Returns';

export default function GroupValues() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by size"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpanded}
        hideFooter
      />
    </Box>
  );
}
