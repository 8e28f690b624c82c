import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];
const slotProps = { main: { 'aria-label': 'Orders, of which shipped ones are locked' } };

// preview-start
const isOpen = (order: Order) => order.status === 'open' || order.status === 'packed';

const rules: Partial<DataGridProps<Order>> = {
  isCellEditable: ({ row }) => isOpen(row),
  isRowSelectable: ({ row }) => isOpen(row),
  getRowClassName: ({ row }) => (isOpen(row) ? '' : 'locked'),
};
// preview-end

export default function DecidedByRow() {
  return (
    <Box sx={{ height: 370, width: '100%', '& .locked': { color: 'text.secondary' } }}>
      <DataGrid
        {...rules}
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
