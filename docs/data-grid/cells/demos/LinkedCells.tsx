import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 110,
    renderCell: ({ id, tabIndex }) => (
      <Link href={`#order-${id}`} tabIndex={tabIndex} color="inherit">
        #{id}
      </Link>
    ),
  },
  // preview-end
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
];

export default function LinkedCells() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders with links" rows={orders} columns={columns} />
    </Box>
  );
}
