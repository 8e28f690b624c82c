import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// preview-start
const isOpen = ({ row }: GridRowParams<Order>) => row.status === 'open';
// preview-end

export default function SelectableRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders; open ones can be selected' } }}
        rows={orders}
        columns={columns}
        checkboxSelection
        isRowSelectable={isOpen}
      />
    </Box>
  );
}
