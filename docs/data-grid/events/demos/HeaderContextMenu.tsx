import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function HeaderContextMenu() {
  const apiRef = useGridApiRef();
  const [menu, setMenu] = React.useState<{ field: string; left: number; top: number } | null>(null);
  // preview-start
  const openMenu: GridEventListener<'columnHeaderContextMenu'> = ({ field }, event) => {
    event.preventDefault();
    setMenu({ field, left: event.clientX, top: event.clientY });
  };
  const sortBy = (direction: 'asc' | 'desc') => {
    apiRef.current?.sortColumn(menu?.field ?? '', direction);
    setMenu(null);
  };
  // preview-end
  const hide = () => {
    apiRef.current?.setColumnVisibility(menu?.field ?? '', false);
    setMenu(null);
  };
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders whose headers have a context menu"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onColumnHeaderContextMenu={openMenu}
        disableColumnMenu
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => sortBy('asc')}>Sort ascending</MenuItem>
        <MenuItem onClick={() => sortBy('desc')}>Sort descending</MenuItem>
        <MenuItem onClick={hide}>Hide</MenuItem>
      </Menu>
    </Box>
  );
}
