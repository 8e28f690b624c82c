import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160, editable: true },
];

// preview-start
const keepOpen: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
};
// preview-end

export default function KeptOpenCell() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders; notes stay open"
        rows={orders}
        columns={columns}
        onCellEditStop={keepOpen}
      />
    </Box>
  );
}
