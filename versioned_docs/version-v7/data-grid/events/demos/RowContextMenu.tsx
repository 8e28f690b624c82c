import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function RowContextMenu() {
  const [menu, setMenu] = React.useState<{ id: string; left: number; top: number } | null>(null);
  const close = () => setMenu(null);
  // preview-start
  const slotProps = React.useMemo(
    () => ({
      main: { 'aria-label': 'Orders with a context menu' },
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.preventDefault();
          const id = event.currentTarget.dataset.id ?? '';
          setMenu({ id, left: event.clientX, top: event.clientY });
        },
      },
    }),
    [],
  );
  // preview-end
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slotProps={slotProps} hideFooter />
      <Menu
        open={menu !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={close}>Open order {menu?.id}</MenuItem>
        <MenuItem onClick={close}>Print the invoice</MenuItem>
      </Menu>
    </Box>
  );
}
