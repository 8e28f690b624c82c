import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

// preview-start
function StatusCell({ value }: GridRenderCellParams<Order, Order['status']>) {
  return <Chip label={value} size="small" variant={value === 'packed' ? 'outlined' : 'filled'} />;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110, renderCell: StatusCell },
];
// preview-end

export default function CustomCells() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Status of orders" rows={rows} columns={columns} autoHeight hideFooter />
    </Box>
  );
}
