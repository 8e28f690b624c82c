import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooter } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
interface FooterProps {
  openTotal?: number;
}

function OpenTotal({ openTotal = 0 }: FooterProps) {
  return (
    <div>
      <Typography variant="body2" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {`Open: €${openTotal.toFixed(2)}`}
      </Typography>
      <GridFooter />
    </div>
  );
}
// preview-end

const components = { Footer: OpenTotal };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const openTotal = orders
  .filter((order) => order.status === 'open')
  .reduce((sum, order) => sum + order.total, 0);

export default function OpenTotalFooter() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the open total"
        rows={orders}
        columns={columns}
        components={components}
        componentsProps={{ footer: { openTotal } }}
      />
    </Box>
  );
}
