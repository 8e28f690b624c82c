import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160, editable: true },
];

// preview-start
const isCellEditable = ({ field, row }: GridCellParams<Order>) =>
  field === 'note' || row.status === 'open';
// preview-end

export default function EditableRows() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .MuiDataGrid-cell:not(.MuiDataGrid-cell--editable)': { color: 'text.secondary' },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders; the quantity of open ones can be edited' } }}
        rows={orders}
        columns={columns}
        isCellEditable={isCellEditable}
      />
    </Box>
  );
}
