import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

// preview-start
function deriveWeek({ type, field, headerName }: GridColDef): GridColDef[] | undefined {
  if (type !== 'date') {
    return undefined;
  }
  const getWeek = (_: never, row: Order) =>
    `Days ${Math.floor((row.ordered.getDate() - 1) / 7) * 7 + 1} and on`;
  return [{ field: `${field}-week`, headerName: `${headerName} (week)`, valueGetter: getWeek }];
}
// preview-end

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'status' }],
      columns: [{ field: 'ordered-week' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function PivotedDates() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Totals by status and week"
        rows={orders}
        columns={columns}
        initialState={initialState}
        getPivotDerivedColumns={deriveWeek}
        hideFooter
      />
    </Box>
  );
}
