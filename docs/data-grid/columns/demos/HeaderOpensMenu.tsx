import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function HeaderOpensMenu() {
  const apiRef = useGridApiRef();
  // preview-start
  const openMenu: GridEventListener<'columnHeaderClick'> = ({ field }, event) => {
    event.defaultMuiPrevented = true;
    apiRef.current?.showColumnMenu(field);
  };
  // preview-end
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Orders whose headers open a menu"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onColumnHeaderClick={openMenu}
        hideFooter
      />
    </Box>
  );
}
