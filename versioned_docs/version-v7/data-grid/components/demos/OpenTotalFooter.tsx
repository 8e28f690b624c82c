import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer, GridPagination } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    openTotal?: number;
  }
}

function OpenTotal({ openTotal = 0, ...props }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer {...props}>
      <Typography variant="body2">{`Open: €${openTotal.toLocaleString('en')}`}</Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}
// preview-end

const slots = { footer: OpenTotal };

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
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={{
          main: { 'aria-label': 'Orders with the open total' },
          footer: { openTotal, sx: { px: 2 } },
        }}
      />
    </Box>
  );
}
