import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

// preview-start
function OrderCount({ rowCount: all, visibleRowCount: shown }: GridSlotProps['footerRowCount']) {
  return (
    <Box role="status" sx={{ px: 2, typography: 'body2' }}>
      {shown === all ? `${all} orders` : `${shown} of ${all} orders match`}
    </Box>
  );
}

const slots = { footerRowCount: OrderCount };
// preview-end

export default function FooterCounts() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a count of matches"
        rows={orders}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
