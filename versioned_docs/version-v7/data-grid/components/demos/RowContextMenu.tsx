import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(orders);
  const [target, setTarget] = React.useState({ open: false, id: 0, left: 0, top: 0 });
  const close = () => setTarget((current) => ({ ...current, open: false }));
  const pack = () => {
    setRows((all) => all.map((row) => (row.id === target.id ? { ...row, status: 'packed' } : row)));
    close();
  };
  // preview-start
  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setTarget({
      open: true,
      id: Number(event.currentTarget.dataset.id),
      left: event.clientX,
      top: event.clientY,
    });
  };
  const slotProps = {
    main: { 'aria-label': 'Orders with a context menu' },
    row: { onContextMenu: openMenu },
  };
  // preview-end
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slotProps={slotProps} hideFooter />
      <Menu
        open={target.open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={target}
      >
        <MenuItem onClick={pack}>{`Mark order ${target.id} as packed`}</MenuItem>
      </Menu>
    </Box>
  );
}
